import { brand } from "#content/brand.ts";
import { reactionConsent } from "#content/consent-wording.ts";
import type { Company } from "#content/legal/companies.ts";
import type { LegalDocument } from "#content/legal/document.ts";
import { companyFacts, mailUs, whoWeAre } from "#content/legal/seller.ts";
import { socialFeed } from "#content/site/social-media.ts";

const reaction = reactionConsent("you", "we", "your");

/** Each company stands under the setting that chooses it: the page is made once, for any settings. */
export const privacyPolicy = (companies: readonly Company[]): LegalDocument => ({
  title: "Privacy Policy",
  path: "/privacy-policy",
  description: `What personal data the ${brand.name} shop keeps, why, for how long, who sees it, and your rights.`,
  shownDate: "Last updated 18 January 2025",
  revised: "2026-11-29",
  introduction: [
    "This page explains what we keep about you, why, for how long, and what you can ask us to do. It covers this website, the Warmth List and pre-orders. We keep little, and sell none of it. There's no advertising on this site, and we count visits only if you allow it.",
  ],
  sections: [
    {
      id: "controller",
      heading: "Who is responsible",
      blocks: [
        { paragraph: [`The controller of your personal data is ${whoWeAre}. For anything about your data, write to `, mailUs, "."] },
        { list: companyFacts },
      ],
    },
    {
      id: "warmth-list",
      heading: "If you join the Warmth List",
      blocks: [
        {
          list: [
            "What we keep: your name, email address and country; whether you also asked for tips and news; when you joined and from which page; if you came through a friend's link, whose it was (your friend sees how many people have joined through it, but not who); and when we emailed to say it was your turn to pre-order.",
            "Proof of consent: which wording you agreed to, what you chose, when, and on which page. We write this down when you ask to join, and again when you confirm.",
            "Why: to send you the list's own emails (about your place, and when it's your turn to pre-order) and, only if you ticked the second box, occasional tips and news.",
            "Our lawful basis: your consent. We keep proof of it because the law says we must be able to show it.",
          ],
        },
        {
          paragraph:
            "Joining takes two steps. We first send one email, and you're on the list only when you press the button it leads to. If you didn't ask to join, ignore that email: nothing else will follow.",
        },
        {
          paragraph:
            "Mailchimp also holds the list, and sends the tips and news for us. We give it your name, email address and country, when you joined, and whether you asked for tips and news. If you leave in one place, you've left in both. There's more about Mailchimp below.",
          only: "MAILING_LIST=mailchimp",
        },
        {
          paragraph: [
            "You can leave at any time: press “Leave the Warmth List” in any of its emails, or write to ",
            mailUs,
            ". Leaving doesn't affect any order you've placed.",
          ],
        },
      ],
    },
    {
      id: "pre-orders",
      heading: "If you pre-order",
      blocks: [
        {
          list: [
            "What we keep: your name, email address and delivery address; what you bought, its price and VAT; the version of the terms you agreed to; the payment provider's reference for the payment; the history of the order; and any copies we keep of the emails about it.",
            "Why: to take and confirm the order, send the tube, answer you, refund you, and keep the accounts that the law demands.",
            "Our lawful bases: the contract with you, and our legal obligations on tax, accounts, consumer rights and product safety. To guard against fraud and mistaken payments, we rely on our legitimate interest in running an honest shop.",
          ],
        },
        {
          paragraph:
            "Your card details are typed on the payment page and used there only. Our shop never receives or keeps your card number. Without a name, an email address and a delivery address in England, Scotland or Wales we can't sell you a tube; nothing else is required.",
        },
      ],
    },
    {
      id: "labels",
      heading: "If a shipping label is made",
      blocks: [
        {
          list: [
            "What we keep: the name, postal address and email address on the label, the phone number if you gave one, the tracking number, and when the label was made. A label made without an order is only a sample, and is deleted after 90 days. A label made for an order is kept with it.",
            "Why: to send your parcel and track it; or, if you asked for a label alone, to make it and let you open it again by its private link. The tracking page shows no name and no address.",
            "Our lawful bases: the contract with you; for a sample label, our legitimate interest in making the label you asked for.",
          ],
        },
      ],
    },
    {
      id: "writing-to-us",
      heading: "If you write to us",
      blocks: [
        {
          list: [
            "What we keep: your name, your email address, what you wrote, when, and whether it's answered. A cancellation form also has your postal address.",
            "Why: to answer you, and to be able to show that we did. Each form is also sent to us as an email, and a short acknowledgement goes to you.",
            "Our lawful bases: our legitimate interest in helping properly; for a cancellation, the contract; for a privacy complaint, our legal obligation.",
          ],
        },
        {
          paragraph: [
            "A ",
            { words: "report of a skin reaction", to: "/reaction-report" },
            ` is health data. We use it with your explicit consent, which the form asks for, ${reaction.use}: a serious one has to be reported to the Office for Product Safety and Standards. We keep reports of reactions for ${reaction.period}. You can withdraw your consent at any time: ${reaction.withdrawn}`,
          ],
        },
      ],
    },
    {
      id: "assistants",
      heading: "If you ask an assistant",
      blocks: [
        {
          list: [
            "What we keep: what you write to the assistant and what it answers, when, and whether you gave it a thumbs up or down. It's kept for 90 days, and only if you tick the box that says so; otherwise we only note that a question was asked, and whether it was answered. We don't keep your name or IP address with it.",
            "Why: to see what's asked and answer it better. Our lawful basis: your consent. Please don't write about your health: a question about it gets a fixed answer that sends you to a pharmacist or doctor.",
            "If you press “Talk to a person”, what you've written in the chat is sent to us as a message with your email address, and kept like any other message. The assistant's answers are in it too if you've let us keep the chat.",
          ],
        },
        {
          paragraph: "The answers come from what this site says and are put together on our own systems. Nothing you ask leaves them.",
          only: "ASSISTANT=local",
        },
        {
          paragraph:
            "A language model on another company's systems puts the answers into words. It's sent your question, the few before it and the passages of this site that answer it; it isn't sent anything about you, or any question that we recognise as being about health. It's named below.",
          only: "ASSISTANT=openai-compatible",
        },
      ],
    },
    {
      id: "security",
      heading: "Keeping the site working and safe",
      blocks: [
        {
          list: [
            "Limits against abuse: we count how often a form is sent, or a country looked up, from one IP address, and how often a form is sent for one email address. We keep a scrambled code in place of the address until the limit ends, and for about an hour more at most. If somebody tries too many wrong passwords, we keep it for a day longer. While an order is waiting for payment, such a code also shows which network it came from, so that nobody can hold every tube. We delete it as soon as the order is paid for or has ended.",
            "Logs: they hold the time, the kind of page, how long it took, and the order's reference if there is one. They hold no names, email addresses, IP addresses or secret links.",
            "Private links, such as the one to your order: we keep a scrambled code, never the link itself.",
          ],
        },
        { paragraph: "Our lawful basis is our legitimate interest in a site that is safe and open to everyone." },
      ],
    },
    {
      id: "browser-storage",
      heading: "Cookies and storage in your browser",
      blocks: [
        {
          paragraph: [
            "What's strictly necessary is always kept. You decide about the rest, and none of it is kept until you allow it. The ",
            { words: "Cookies Policy", to: "/cookies-policy" },
            " lists every name, purpose and period.",
          ],
        },
        {
          paragraph:
            "Each choice is written down as proof, which the law expects of us: what you chose, when, which version of the policy and of the banner's words, whether your browser sent Global Privacy Control, and a random number in place of your name.",
        },
      ],
    },
    {
      id: "country",
      heading: "Which country you seem to be in",
      blocks: [
        {
          paragraph:
            "To show roughly what a price is in your own money, a page asks our server which country it's being read in. Our server looks your IP address up in a list, answers with the country's code, such as GB, and keeps neither. Your browser remembers that code for five minutes, so that the next page doesn't have to ask. If you've allowed functional cookies, the same look-up fills in the country on the Warmth List form, where you can change it.",
        },
        {
          paragraph:
            "The list of addresses and countries is on our own systems. If we ever use another company's service instead, we'll give it only the part of the address that hundreds of connections share, and name it below. Our lawful basis is our legitimate interest in showing prices that people can compare; for the form, your consent.",
        },
      ],
    },
    {
      id: "visits",
      heading: "If you allow us to count visits",
      blocks: [
        {
          list: [
            "What we keep: which page, when, the site whose link led you here, your country, whether you're on a phone, a tablet or a computer, which kind of browser, and whether you went on to the checkout, to pay, or to join the list. A random number that your browser makes ties the pages of one visit together. Another tells your browser from others, for 12 months at most.",
            "What we don't keep: your IP address, the text your browser sends to describe itself, anything you type, or the address of a private page, such as your order's. We don't link your visits to your order or your place on the list.",
            "Why, and our lawful basis: to see which pages help and which don't, with your consent. Withdraw it in Cookie Settings: counting stops at once, and both numbers are deleted from your browser.",
          ],
        },
      ],
    },
    {
      id: "who-sees-it",
      heading: "Who else sees your data",
      blocks: [
        {
          paragraph:
            "At present no other company handles your data for us: the list, the orders, the emails, the counted visits and the test card page are kept on our own systems, and we send none of it to anyone else. The one exception is the contact form on our mailing provider's own site, if you choose to use it.",
          only: [...new Set(companies.map(({ only }) => only.replace(/=.*/, "=local")))].join(" "),
        },
        ...companies.map(({ only, name, country, work }) => ({ paragraph: `${name}, in ${country}, ${work}.`, only })),
        {
          paragraph:
            "Any other company we come to use will be a card payment provider, an email and mailing list provider, a carrier or a hosting provider. It will work under a contract that lets it act on our instructions only, and we'll name it here first. If data is to leave the United Kingdom, we'll say where it goes and which safeguard protects it.",
        },
        {
          paragraph: `If you allow functional cookies, our Social Media page shows posts from ${socialFeed.network}, which then learns your IP address and that you're on that page. ${socialFeed.network} is responsible for what it does with that.`,
        },
        {
          paragraph:
            "Beyond that we pass data on in three cases only: where the law makes us; to our professional advisers, who have to keep it confidential; and to a company that takes over the business under this same policy.",
        },
      ],
    },
    {
      id: "how-long",
      heading: "How long we keep it",
      blocks: [
        {
          list: [
            "Warmth List: until you leave. We then keep your email address, name and country, and when and where you agreed and left, as proof, for six years: that is how long somebody could make a legal claim about it. If you have your data deleted, that goes too.",
            "Sign-ups that were never confirmed: a year, or until you ask us to delete them.",
            "Orders: seven years from the order, because tax law makes us keep records for six years after the end of the financial year you ordered in. We then delete the name, email address and postal address automatically, and keep the figures.",
            "Copies of emails we sent, where we keep any: two years. If they're about an order, we keep them as long as that order has your name and address. A note that your mailbox refused an email: 13 months.",
            "Orders that were never paid for: they hold no name or address, unless you entered them on the payment page and your bank then refused the payment. We delete those names and addresses after 90 days. The cookie that finds such an order lasts 30 days.",
            "Messages, privacy complaints and cancellation forms: two years after we've answered them.",
            "Conversations with an assistant: 90 days.",
            `Reports of skin reactions: ${reaction.period}, the time that the law on cosmetics sets for a product's safety file.`,
            "Counted visits: 13 months, so that we can compare a month with the same month a year earlier.",
            "Records of what you chose about cookies: six years.",
            ["Expired links: a week. Counts of forms sent: see ", { words: "Keeping the site working and safe", to: "/privacy-policy#security" }, "."],
          ],
        },
      ],
    },
    {
      id: "your-rights",
      heading: "Your rights",
      blocks: [
        { paragraph: "You may ask us at any time, free of charge:" },
        {
          list: [
            "for a copy of your data, and an explanation of how we use it;",
            "to correct what's wrong or complete what's missing;",
            "to delete it (the law calls this erasure), or to stop using it for a while;",
            "to give you, or someone you name, the data you gave us, in a form that computers can read;",
            "to stop using it where we rely on our legitimate interests, and always for direct marketing (your right to object);",
            "to stop something you consented to. What we did before that stays lawful.",
          ],
        },
        {
          paragraph: [
            "To get a copy, or have your data deleted, ",
            { words: "ask us to email you a link", to: "/your-data" },
            ". For the rest, or if you can no longer get into that email account, write to ",
            mailUs,
            ". We answer within one month, and may ask for something that shows it's really you, such as a reply from the address we hold or the details of an order.",
          ],
        },
        {
          list: [
            "When you have your data deleted, we delete your place on the list, your messages, emails, labels and links straight away, and take your name, address and email out of your orders. We keep the sale itself, as tax law says we must: its reference, what was bought, price and VAT, dates, and the payment's number.",
            "If an order is still under way, we take your details out of it once it's settled. Until then we need them to send your tube, or to give your money back.",
            "If you reported a serious skin reaction, we keep a record of what happened, without your name and address, as the law on cosmetics requires.",
            "We keep a scrambled version of your email address for two years. If we ever have to use an old backup, it lets us delete your data again.",
            "We also ask any company that holds your data on our behalf to delete it. Backups made before your data was deleted are themselves deleted as they grow old.",
          ],
        },
        { paragraph: "No important decision about you is made by a machine alone, and we don't build profiles." },
      ],
    },
    {
      id: "complaints",
      heading: "Complaints",
      blocks: [
        {
          paragraph: [
            "If you think we've handled your data badly, use the ",
            { words: "privacy complaint form", to: "/privacy-complaint" },
            " or write to ",
            mailUs,
            ". The form gives you a reference at once, and an acknowledgement by email by the next day at the latest. If you write to us instead, we acknowledge it within 30 days, as the law requires. We look into it without undue delay, keep you informed and tell you the outcome.",
          ],
        },
        {
          paragraph: [
            "You may also complain to the Information Commissioner's Office, ",
            { words: "ico.org.uk/make-a-complaint", to: "https://ico.org.uk/make-a-complaint/" },
            ", telephone 0303\u00a0123\u00a01113, and you may go to court.",
          ],
        },
      ],
    },
    {
      id: "children",
      heading: "Children",
      blocks: [{ paragraph: "The shop and the Warmth List are meant for adults. If a child has given us data, tell us and we'll delete it." }],
    },
    {
      id: "changes",
      heading: "Changes",
      blocks: [
        {
          paragraph:
            "When this policy changes, the date of the revision at the top changes with it. If a change matters to people whose data we hold, we write to them before it takes effect.",
        },
        { paragraph: ["See also the ", { words: "Pre-Order Terms", to: "/pre-order-terms" }, " and the ", { words: "terms of this site", to: "/terms" }, "."] },
      ],
    },
  ],
});
