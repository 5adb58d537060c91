import { allOf } from "#content/assistant/all-of.ts";
import { faqSays, faqSource } from "#content/assistant/faq-says.ts";
import type { Passage } from "#content/assistant/passage.ts";
import { pickSentences } from "#content/assistant/pick-sentences.ts";
import { quote } from "#content/assistant/quote.ts";
import { whileSaid } from "#content/assistant/while-said.ts";
import { catalogue } from "#content/catalogue.ts";
import { company } from "#content/company.ts";
import { type Currency, currencies } from "#content/currencies.ts";
import { preOrderTerms } from "#content/legal/pre-order-terms.ts";
import { privacyPolicy } from "#content/legal/privacy-policy.ts";
import type { Source } from "#contracts/assistant.ts";
import { formatShort, groupThousands } from "#contracts/money.ts";

const section = (id: string, title: string): Source => ({ title: `Pre-Order Terms: ${title}`, path: `/pre-order-terms#${id}` });
const payment = section("payment", "Payment");
const delivery = section("dispatch", "Dispatch, delivery and delays");
const find: Source = { title: "Find your order", path: "/order/find" };
const checkout: Source = { title: "Pre-order", path: "/checkout" };

const { price } = catalogue.tube;
const about = ({ symbol, rate, code }: Currency) => `${symbol}${groupThousands(((price.minor / 100) * rate).toFixed(code === "JPY" ? 0 : 2))}`;
const abroad = Object.values(currencies).filter(({ code }, at, all) => code !== "GBP" && all.findIndex((one) => one.code === code) === at);
const paid = quote(preOrderTerms, "payment", "You pay by card");
const held = quote(preOrderTerms, "limited-stock", "The batch is limited");
const sent = quote(preOrderTerms, "dispatch", "We deliver to addresses");
const preview = quote(preOrderTerms, "payment", "While this site is a preview");

/** Money, the card, and a parcel's way, a question each. */
export const aboutPayingAndParcels: readonly Passage[] = [
  {
    id: "terms/when-charged",
    text: allOf(pickSentences(quote(preOrderTerms, "what-a-pre-order-is", "A pre-order buys one"), "You pay in full when you order"), preview),
    sources: [section("what-a-pre-order-is", "What a pre-order is"), checkout],
    asks: ["when am I charged, now or when it is sent"],
  },
  {
    id: "terms/no-subscription",
    text: quote(preOrderTerms, "what-a-pre-order-is", "It is a single purchase."),
    sources: [section("what-a-pre-order-is", "What a pre-order is"), faqSource("cost")],
    asks: ["is it a subscription"],
  },
  {
    id: "page/other-money",
    text: allOf(
      `${formatShort(price)} is about ${abroad.map(about).join(", ")}.`,
      whileSaid(
        quote(preOrderTerms, "price", "You pay in pounds sterling."),
        "Those figures are there to help you compare, at rates we keep fixed: you pay in pounds sterling.",
      ),
    ),
    sources: [section("price", "Price, VAT and delivery"), checkout],
    asks: ["how much is it in euros or dollars"],
  },
  {
    id: "page/no-account",
    text: whileSaid(
      quote(privacyPolicy, "pre-orders", "Your card details are typed"),
      "You need no account. A name, an email address and a UK delivery address, and nothing else is required.",
    ),
    sources: [checkout, { title: "Privacy Policy: if you pre-order", path: "/privacy-policy#pre-orders" }],
    asks: ["do I need an account to order"],
  },
  {
    id: "terms/time-to-pay",
    text: pickSentences(held, "From the moment you go on", "If you have not paid by then", "You are welcome to start again"),
    sources: [section("limited-stock", "Limited stock, and the time to pay"), checkout],
    asks: ["how long is a tube held while I pay"],
  },
  {
    id: "terms/paid-too-late",
    text: pickSentences(quote(preOrderTerms, "limited-stock", "Now and then a payment"), "If a tube is still free", "If every tube has gone"),
    sources: [section("limited-stock", "Limited stock, and the time to pay")],
    asks: ["what if my payment arrives too late"],
  },
  {
    id: "terms/card-details",
    text: pickSentences(paid, "Your card details are typed", "You pay by card"),
    sources: [payment],
    asks: ["do you keep my card details"],
  },
  {
    id: "terms/declined",
    text: pickSentences(paid, "If a payment is declined", "Your bank may ask"),
    sources: [payment, checkout],
    asks: ["my card was declined, what now"],
  },
  {
    id: "terms/charged-twice",
    text: allOf(
      whileSaid(
        quote(preOrderTerms, "what-a-pre-order-is", "It is a single purchase."),
        "That should not be: an order is a single purchase, and we never take a further payment.",
      ),
      `Write to ${company.email}, with your order’s reference and what your statement shows: a person reads it, and says what we will do and by when.`,
      "Your order’s page, by the private link in your email, shows what was paid.",
    ),
    sources: [section("complaints", "Complaints"), payment, find],
    asks: ["what if I was charged twice"],
  },
  {
    id: "page/gift",
    text: allOf(
      "You may have it sent to somebody else: give their UK address when you pay.",
      "The email that confirms the order goes to you, with the private link to its page.",
      "An order is one tube. Of wrapping and a written note we have published nothing.",
    ),
    sources: [checkout, delivery],
    asks: ["can I send it to somebody as a present"],
  },
  {
    id: "terms/preview",
    text: preview,
    sources: [payment],
    asks: ["is it real money or a test"],
  },
  {
    id: "terms/change-address",
    text: pickSentences(sent, "You can correct the delivery address", "We deliver to addresses"),
    sources: [delivery, find],
    asks: ["can I change my delivery address"],
  },
  {
    id: "terms/lost-in-post",
    text: allOf(
      pickSentences(sent, "The tube is our responsibility"),
      `So if it has not come, or is said to be delivered and is not there, write to ${company.email} with your order’s reference: a person reads it.`,
    ),
    sources: [delivery, find],
    asks: ["what if my parcel is lost or stolen"],
  },
  {
    id: "terms/essential-date",
    text: pickSentences(quote(preOrderTerms, "dispatch", "Saying nothing costs you nothing"), "If delivery by the agreed date was essential"),
    sources: [delivery],
    asks: ["I need it by a certain date, what if it misses it"],
  },
  {
    id: "page/lost-link",
    text: allOf(
      whileSaid(
        quote(preOrderTerms, "contract", "If your confirmation has gone astray"),
        "Have the link sent again: give the address the order was placed with and the order’s reference.",
      ),
      "The private link to your order’s page is also in the email that confirmed it; look into the junk folder too.",
    ),
    sources: [find, section("contract", "How to order")],
    asks: ["I lost the link to my order"],
  },
  {
    id: "page/receipt",
    text: "Your order’s page shows the receipt, to look at and print, and can email it to you. The page’s private link is in the email that confirmed your order.",
    sources: [find],
    asks: ["where do I get a receipt or invoice"],
  },
  {
    id: "terms/price-for-all",
    text: allOf(`The price is ${formatShort(price)} for everyone: it is set, and not haggled over.`, faqSays("cost", "It is bought once")),
    sources: [faqSource("cost"), section("price", "Price, VAT and delivery")],
    asks: ["will you take less for it"],
  },
];
