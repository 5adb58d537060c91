import { brand } from "#content/brand.ts";
import { catalogue, deliveredWithin, preOrderTermsVersion } from "#content/catalogue.ts";
import { claims } from "#content/claims.ts";
import type { LegalDocument } from "#content/legal/document.ts";
import { companyFacts, mailUs, whoWeAre } from "#content/legal/seller.ts";
import { cancellationForm } from "#content/site/cancellation.ts";
import { refundTimes } from "#content/site/shared.ts";
import type { PriceWords } from "#contracts/site.ts";

const { tube } = catalogue;

/** The contract at a price: on its page the one in force, in the copy that a buyer keeps their own. */
export const preOrderTerms = ({ price, exactPrice, vat }: PriceWords): LegalDocument => ({
  title: "Pre-Order Terms",
  path: "/pre-order-terms",
  description: `What you agree to when you pre-order ${brand.name}: price, payment, dispatch, your right to cancel, refunds and faulty goods.`,
  shownDate: "Last updated 21 July 2025",
  revised: preOrderTermsVersion,
  introduction: [
    `These terms are the contract between you and us when you pre-order ${brand.name}. Please read them before you pay: the checkout asks you to agree to them, and the email that confirms your order includes them in full, for you to keep.`,
    `In short: you pay ${price}, VAT and delivery included. You see the dispatch date before you pay. You can cancel at any time until 14 days after your tube arrives, as long as its seal is unbroken. Nothing here takes away a right that the law gives you.`,
  ],
  sections: [
    {
      id: "who-we-are",
      heading: "Who we are",
      blocks: [{ paragraph: [`We're ${whoWeAre}. “We”, “us” and “our” mean this company. You can write to us at `, mailUs, "."] }, { list: companyFacts }],
    },
    {
      id: "what-a-pre-order-is",
      heading: "What a pre-order is",
      blocks: [
        {
          paragraph: `A pre-order buys one ${tube.sizeMl} ml tube of ${brand.name}, a hand and foot warming cream, which we send later. You pay in full when you order, and we send the tube by the dispatch date shown to you before you paid.`,
        },
        { paragraph: `${claims.cosmetic.words} ${claims.disclaimer.words} ${claims.redness.words}` },
        { paragraph: "It's a single purchase. There's no subscription, and we never take a further payment." },
      ],
    },
    {
      id: "price",
      heading: "Price, VAT and delivery",
      blocks: [
        {
          paragraph: `The price is ${exactPrice} for one tube. It includes VAT at ${tube.vatRatePercent}% (${vat}) and delivery in England, Scotland and Wales. Nothing is added later.`,
        },
        {
          paragraph: `You pay in pounds sterling. Where a page also shows a price in another currency, that figure is there to help you compare; your card is charged ${exactPrice}, and your bank decides its own rate and fees.`,
        },
        {
          paragraph:
            "A change of price doesn't apply to orders that have been placed. If a price on a page is plainly a mistake, we tell you before we send anything, and you choose between the right price and a full refund.",
        },
      ],
    },
    {
      id: "contract",
      heading: "How to order, and when the contract is made",
      blocks: [
        {
          list: [
            "On the checkout page you see the whole price, tick the box to agree to these terms, and press the button under it.",
            "We hold one tube for you and send you to the payment page. There you give your name, email address, delivery address in England, Scotland or Wales and card details, and can correct them until you pay. Leaving that page without paying costs nothing.",
            "The contract is made when your payment has succeeded and we confirm it, on your order page and by email.",
          ],
        },
        {
          paragraph:
            "The confirmation says what you bought, for how much, when it will be sent and how to cancel. It carries a private link to your order page. We keep a record of each order together with the version of these terms that you agreed to. The contract is in English.",
        },
        { paragraph: ["If you can't find your confirmation, ", { words: "have the link sent again", to: "/order/find" }, "."] },
      ],
    },
    {
      id: "limited-stock",
      heading: "Limited stock, and the time to pay",
      blocks: [
        {
          paragraph:
            "The batch is limited, and one pre-order is for one tube. From the moment you go on to payment we hold a tube for you for about 30 minutes. If you haven't paid by then, the payment page closes, the tube goes back on sale, and you aren't charged. You're welcome to start again while there are tubes left.",
        },
        {
          paragraph:
            "Now and then a payment reaches us after its time has run out. If a tube is still available, your order goes ahead. If every tube has gone there's no contract: we refund the whole payment straight away, without you having to ask, and email you.",
        },
      ],
    },
    {
      id: "payment",
      heading: "Payment",
      blocks: [
        {
          paragraph:
            "You pay by card on a separate payment page. You type your card details there, and they are used only there: our shop never receives or keeps your card number. Your bank may ask you to confirm the payment. If your card is declined on the payment page, nothing is charged and you can try again until the time runs out. If your bank refuses the payment later, nothing is charged, the order ends and we'll email you.",
        },
        {
          paragraph: [
            "Where the card page is Stripe's, ",
            { words: "Stripe's payment terms", to: "https://stripe.com/legal/consumer" },
            " apply between you and Stripe as well. They take nothing away from your rights under these terms.",
          ],
        },
        {
          paragraph: "While this site is a preview, the card page is a test page that accepts test cards only. No money moves.",
          only: "PAYMENTS=local",
        },
      ],
    },
    {
      id: "dispatch",
      heading: "Dispatch, delivery and delays",
      blocks: [
        {
          paragraph: `You see the dispatch date on the checkout page before you pay, in your confirmation and on your order page. Unless another time is agreed, the law expects goods to be delivered within 30 days of the contract. By pre-ordering you agree to a later time: we send your tube by the dispatch date, and deliver it without undue delay, no later than ${deliveredWithin} days after that date.`,
        },
        {
          paragraph:
            "If we can't send it by the dispatch date, we write to you as soon as we know, with the reason and a revised date. If the date passes before we know the reason and a new date, we tell you that your tube is late, and write again once we know them. You then choose:",
        },
        {
          list: [
            "to wait for the revised date; or",
            "to cancel, with a full refund. You don't need to give a reason. If you choose to wait, you can still cancel later.",
          ],
        },
        {
          paragraph:
            "If you don't answer, you can still cancel. If delivery by the agreed date was essential and you told us so before you ordered, or if we miss a further reasonable date that you've set, you may end the contract at once and we refund everything you paid.",
        },
        {
          paragraph: `We deliver to addresses in England, Scotland and Wales only, and not to Northern Ireland yet. You can correct the delivery address on your order page until the tube is sent. The tube is our responsibility until it's in your hands, or in those of someone you named to take it.`,
        },
        {
          paragraph: [
            "If you live elsewhere, you can join the ",
            { words: "Warmth List", to: "/warmth-list" },
            ": knowing your country helps us decide where to deliver next.",
          ],
        },
      ],
    },
    {
      id: "right-to-cancel",
      heading: "Your right to cancel",
      blocks: [
        {
          paragraph:
            "You may cancel without giving any reason, from the moment you order until 14 days after the day on which you, or someone you named other than the carrier, receive the tube. Before your tube is sent you may cancel at any time, however long you've waited.",
        },
        {
          paragraph:
            "To cancel, tell us clearly, in any of these ways, before the 14 days are over. You're in time as long as you send your message before then.",
        },
        {
          list: [
            [
              "Before dispatch, press the cancel button on your order page. After dispatch, the same page has a button to cancel and send the tube back. The link is in your confirmation; if you've lost it, ",
              { words: "have it sent again", to: "/order/find" },
              ".",
            ],
            ["Write to us at ", mailUs, ", with your order reference if you have it to hand."],
            [
              "Fill in the ",
              { words: "model cancellation form", to: "#cancellation-form" },
              " on paper, or ",
              { words: "send it from this site", to: "/cancellation" },
              " and we'll confirm by email that we've received it. You don't have to use the form.",
            ],
          ],
        },
        {
          paragraph:
            "If the tube has already been sent or has reached you, send it back to the address in our email, or to our registered office, without undue delay, and no later than 14 days after you tell us that you're cancelling. You pay the direct cost of sending it back, unless it's faulty or not what you ordered. Keep the proof of posting.",
        },
      ],
    },
    {
      id: "hygiene-seal",
      heading: "The hygiene seal",
      blocks: [
        {
          paragraph:
            "The tube is sealed for reasons of health and hygiene. Once you've broken that seal after delivery, the right to cancel for a change of mind ends, because a cream that has been opened can't be sold again. You may open the outer packaging and look at the tube: you can still cancel after that.",
        },
        { paragraph: ["A broken seal doesn't affect your rights when something is wrong: see ", { words: "Faulty goods", to: "#faulty-goods" }, "."] },
      ],
    },
    {
      id: "refunds",
      heading: "Refunds",
      blocks: [
        {
          paragraph:
            "When you cancel we refund everything you paid, delivery included, to the card you paid with. There's no fee. We take nothing off, unless you handled the tube more than was needed to look at it, and it has lost value as a result.",
        },
        {
          list: [
            "If you cancel before dispatch, we send the money back within 14 days of the day you cancel.",
            "If you cancel after dispatch, we send the money back within 14 days of the day the tube reaches us or, if it's sooner, the day you show us that you've posted it.",
          ],
        },
        {
          paragraph: `Those are the law's limits. ${refundTimes.aim} That includes the time your bank takes. We count from the day you cancel or, if you send a tube back, from the day we get it or see your proof of posting.`,
        },
      ],
    },
    {
      id: "faulty-goods",
      heading: "Faulty goods",
      blocks: [
        {
          paragraph:
            "Under the Consumer Rights Act 2015 what we sell must be as described, fit for its purpose and of satisfactory quality. If your tube isn't, this is what you may ask for:",
        },
        {
          list: [
            "within 30 days of receiving it: a full refund, or a repair or replacement if you'd rather;",
            "after that: a repair or replacement; and if that is impossible, or doesn't put things right, a refund or a fair reduction in the price.",
          ],
        },
        {
          paragraph: [
            "Within the first six months it's for us to show that the fault wasn't there when the tube reached you. You may have a claim for up to six years, or five in Scotland. Write to ",
            mailUs,
            " and tell us what's wrong; a photograph helps. We pay for sending a faulty tube back, and refund within 14 days of agreeing that a refund is due.",
          ],
        },
        {
          paragraph: [
            "If the cream doesn't agree with your skin, stop using it and ",
            { words: "report the reaction", to: "/reaction-report" },
            ": we want to hear about every one. That page says when to call 999 or 111. If it doesn't settle, ask a pharmacist or doctor.",
          ],
        },
      ],
    },
    {
      id: "if-we-cancel",
      heading: "If we have to cancel",
      blocks: [
        {
          paragraph:
            "We may cancel an order before dispatch if we can't make or send the product, if the delivery address is outside England, Scotland and Wales, or if the payment turns out to be fraudulent. We tell you why, and refund everything you paid without your having to ask.",
        },
      ],
    },
    {
      id: "responsibility",
      heading: "Our responsibility to you",
      blocks: [
        {
          paragraph:
            "If we break these terms we're responsible for loss that both of us could have foreseen when the contract was made. We sell for private use and aren't responsible for business losses, nor for delay caused by events outside our reasonable control, provided that we tell you and do what we can; you can still cancel in the meantime.",
        },
        {
          paragraph:
            "Nothing in these terms excludes or limits our liability for death or personal injury caused by our negligence, for fraud, for defective products under the Consumer Protection Act 1987, or for anything else that the law doesn't let us exclude or limit. Your rights under the Consumer Rights Act 2015 stay as they are.",
        },
      ],
    },
    {
      id: "complaints",
      heading: "Complaints",
      blocks: [
        {
          paragraph: ["If something has gone wrong, write to ", mailUs, ". A person reads it. We answer as soon as we can, and say what we'll do and by when."],
        },
        {
          paragraph: [
            "If we can't settle it between us, we'll tell you of a dispute resolution body that could, and whether we're willing to use it. ",
            { words: "Citizens Advice", to: "https://www.citizensadvice.org.uk/consumer/" },
            " gives free advice on your rights. You may also go to court.",
          ],
        },
      ],
    },
    {
      id: "governing-law",
      heading: "The law that applies",
      blocks: [
        {
          paragraph:
            "These Pre-Order Terms are governed by the law of England and Wales. If you live in Scotland or Northern Ireland you keep every protection of the law there, and may bring a claim in the courts where you live.",
        },
        {
          paragraph: [
            "Our ",
            { words: "Privacy Policy", to: "/privacy-policy" },
            " explains how we handle your personal data. See also the ",
            { words: "terms of this site", to: "/terms" },
            ".",
          ],
        },
      ],
    },
    {
      id: "cancellation-form",
      heading: "Model cancellation form",
      blocks: [
        { paragraph: "Fill this in and send it back only if you wish to cancel. You can print it, or copy it into an email." },
        { form: cancellationForm },
      ],
    },
  ],
});
