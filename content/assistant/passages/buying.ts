import { allOf } from "#content/assistant/all-of.ts";
import { type Ask, fromFaq } from "#content/assistant/from-faq.ts";
import type { Passage, PassageNeeds } from "#content/assistant/passage.ts";
import { pickSentences } from "#content/assistant/pick-sentences.ts";
import { quote } from "#content/assistant/quote.ts";
import { whileSaid } from "#content/assistant/while-said.ts";
import { company } from "#content/company.ts";
import { preOrderTerms } from "#content/legal/pre-order-terms.ts";
import { preOrder } from "#content/site/pre-order.ts";
import type { Source } from "#contracts/assistant.ts";

const asks: Ask[] = [
  [
    "cost",
    "how much is it",
    "what is the price",
    "how much does one tube cost",
    "what do I pay in total",
    "is it expensive",
    "is VAT included",
    "how many pounds, quid",
    "is it still fifteen pounds",
    "cost including delivery",
    "how much money is it",
    "why is it so expensive",
    "is it really free",
  ],
];

const section = (id: string, title: string): Source => ({ title: `Pre-Order Terms: ${title}`, path: `/pre-order-terms#${id}` });
const checkout: Source = { title: "Pre-order", path: "/checkout" };
const page: Source = { title: "Asked before paying", path: "/pre-order" };
const answers = (dispatch: string) => (question: string) => preOrder.questions.list(dispatch).find((one) => one.question === question)?.answer ?? "";

/** When parcels leave, and how one hears of it. */
const goesOut = (dispatch: string) => pickSentences(answers(dispatch)("When does it reach me?"), "Parcels go out", "You get an email the day yours leaves.");
const namedToTakeIt = pickSentences(quote(preOrderTerms, "dispatch", "We deliver to addresses"), "The tube is our responsibility");

const passages: Passage[] = [
  {
    id: "terms/what-a-pre-order-is",
    text: quote(preOrderTerms, "what-a-pre-order-is", "A pre-order buys one", "It is a single purchase."),
    sources: [section("what-a-pre-order-is", "What a pre-order is"), checkout],
    asks: ["what is a pre-order", "what does pre-order mean", "how does the pre-order work", "is it out yet", "has it launched", "is it available now"],
  },
  {
    id: "terms/vat-and-delivery",
    text: quote(preOrderTerms, "price", "The price is"),
    sources: [section("price", "Price, VAT and delivery")],
    asks: [
      "is delivery free",
      "how much is shipping",
      "how much is postage and packing",
      "what does delivery cost",
      "do I pay for delivery",
      "are there hidden or extra charges",
      "how much VAT is in the price",
      "is tax included",
      "is postage included in the price",
      "delivery fee, shipping charge",
    ],
  },
  {
    id: "terms/currency",
    text: quote(preOrderTerms, "price", "You pay in pounds sterling."),
    sources: [section("price", "Price, VAT and delivery")],
    asks: [
      "can I pay in euros or dollars",
      "what currency am I charged in",
      "why is the price shown in another currency",
      "what exchange rate do you use",
      "will my bank charge a conversion fee",
    ],
  },
  {
    id: "terms/price-changes",
    text: quote(preOrderTerms, "price", "A change of price never"),
    sources: [section("price", "Price, VAT and delivery")],
    asks: ["will the price go up or down", "what if the price changes after I order", "will it be cheaper later", "the price on the page is wrong"],
  },
  {
    id: "terms/how-to-order",
    text: quote(preOrderTerms, "contract", "On the checkout page", "We hold one tube for you", "The contract is made"),
    sources: [section("contract", "How to order"), checkout],
    asks: [
      "how do I order",
      "how do I buy it",
      "where can I buy it",
      "how do I pre-order",
      "how do I get one",
      "I want to buy a tube",
      "order online",
      "take me to the checkout",
      "what happens when I order",
      "what are the steps of ordering",
      "can I buy it here",
      "where do I get it",
      "sign me up for one",
    ],
  },
  {
    id: "terms/limited-stock",
    text: allOf(
      pickSentences(quote(preOrderTerms, "limited-stock", "The batch is limited"), "The batch is limited"),
      "How many are left is not published; where there are few or none, the tube’s page says so.",
    ),
    sources: [section("limited-stock", "Limited stock, and the time to pay")],
    asks: ["how many are left", "is it in stock", "is it sold out", "is stock limited", "is there a limited batch", "will you make more"],
  },
  {
    id: "page/one-tube",
    text: answers("")("May I order more than one?"),
    sources: [page],
    asks: [
      "can I order more than one",
      "can I buy two tubes",
      "how many can I buy",
      "bulk order",
      "can I order several for my team or club",
      "I want to buy ten tubes",
      "is there a limit per customer",
      "multipack, bundle",
      "can I get one for my wife and one for me",
    ],
  },
  {
    id: "terms/payment",
    text: quote(preOrderTerms, "payment", "You pay by card", "While this site is a preview"),
    sources: [section("payment", "Payment"), checkout],
    asks: [
      "how can I pay",
      "which payment methods do you accept",
      "do you take paypal",
      "can I pay with apple pay or google pay",
      "can I pay in instalments with klarna or clearpay",
      "do you take visa, mastercard, amex, debit cards",
      "can I pay by bank transfer, cash, cheque or crypto",
      "can I pay by card",
      "can I pay on delivery",
    ],
  },
];

/** Prices, ordering and paying. */
export const aboutBuying: readonly Passage[] = [...asks.map(fromFaq), ...passages];

/** When it is sent, where to, and what happens meanwhile. */
export const aboutDelivery = ({ dispatch }: PassageNeeds): readonly Passage[] => [
  {
    id: "page/dispatch",
    text: `${pickSentences(answers(dispatch)("When does it reach me?"), "Parcels go out")} It reaches you without undue delay after that, and no later than 30 days after that date. You get an email the day yours leaves. Should that day move, you get an email with the new one, and a choice: keep your place, or take your money back.`,
    sources: [page, section("dispatch", "Dispatch, delivery and delays")],
    asks: [
      "when will it arrive",
      "when does it reach me",
      "when do you ship",
      "how long does delivery take",
      "when will I get my order",
      "what is the dispatch date",
      "when is it sent out",
      "when is it coming out",
      "release date, launch date",
      "will it come before Christmas",
      "can I get it by next week",
      "can I get it tomorrow",
      "do you do next day or express delivery",
      "how fast is shipping",
      "delivery time",
      "how long will I wait for my parcel",
      "how many days does delivery take",
      "when can I have it in my hands",
    ],
  },
  {
    id: "terms/delays",
    text: allOf(
      goesOut(dispatch),
      quote(
        preOrderTerms,
        "dispatch",
        "If we cannot send it by then",
        "to wait for the revised date",
        "to cancel, with a full refund.",
        "Saying nothing costs you nothing",
      ),
      `If yours was sent and has not come, write to ${company.email}. ${namedToTakeIt}`,
    ),
    sources: [section("dispatch", "Dispatch, delivery and delays")],
    asks: [
      "what if it is late",
      "what happens if dispatch is delayed",
      "my order is delayed",
      "my parcel has not arrived",
      "it has not come yet",
      "what if you miss the date",
      "is my order late",
      "why has my order not been sent",
    ],
  },
  {
    id: "terms/why-wait",
    text: allOf(
      whileSaid(quote(preOrderTerms, "what-a-pre-order-is", "A pre-order buys one"), "Because it is a pre-order, from a batch that has not been sent out yet."),
      goesOut(dispatch),
      `Should that day move, you get an email with the new one, and a choice: keep your place, or take your money back.`,
    ),
    sources: [page, section("what-a-pre-order-is", "What a pre-order is")],
    asks: ["why does delivery take so long"],
  },
  {
    id: "terms/within-30-days",
    text: allOf(
      `Without undue delay, and no later than 30 days after the dispatch date: parcels go out ${dispatch}.`,
      whileSaid(pickSentences(quote(preOrderTerms, "dispatch", "The dispatch date stands"), "By pre-ordering you agree"), "No faster delivery is sold."),
    ),
    sources: [section("dispatch", "Dispatch, delivery and delays")],
    asks: ["how long after dispatch does it arrive", "what does the law say about delivery", "delivered within 30 days"],
  },
  {
    id: "page/abroad",
    text: answers(dispatch)("Do you post abroad?"),
    sources: [page, { title: "The Warmth List", path: "/warmth-list" }],
    asks: [
      "do you ship abroad",
      "do you deliver internationally",
      "can I order from another country",
      "do you ship to Europe, Ireland, the USA, Canada, Australia, India",
      "do you deliver overseas",
      "which countries do you deliver to",
      "where do you deliver",
      "do you ship worldwide",
      "I live outside the UK, can I buy it",
      "do I pay customs or import duty",
    ],
  },
  {
    id: "terms/uk-address",
    text: allOf(
      pickSentences(quote(preOrderTerms, "dispatch", "We deliver to addresses"), "We deliver to addresses").replace(
        " only.",
        " only: England, Scotland, Wales and Northern Ireland.",
      ),
      pickSentences(quote(preOrderTerms, "dispatch", "We deliver to addresses"), "You can correct the delivery address"),
    ),
    sources: [section("dispatch", "Dispatch, delivery and delays"), { title: "Find your order", path: "/order/find" }],
    asks: [
      "do you deliver to Scotland, Wales, Northern Ireland, England",
      "do you deliver to the Highlands and islands",
      "do you deliver to Jersey, Guernsey, the Isle of Man",
      "send it to a different address",
      "can you deliver to my work",
      "can I send it to someone else as a gift",
      "gift, present for a friend, birthday",
    ],
  },
  {
    id: "page/find-order",
    text: `${goesOut(dispatch)} Your order’s page shows how it stands, the delivery address and the cancel button. Its private link is in the email that confirmed your order. If you have lost that link, have it sent again: give your email address and the order’s reference.`,
    sources: [{ title: "Find your order", path: "/order/find" }, section("contract", "How to order")],
    asks: [
      "where is my order",
      "how do I track my order or parcel",
      "what is the status of my order",
      "how do I find my order",
      "can I see my order",
      "tracking number",
      "did my order go through",
      "where is my parcel",
    ],
  },
];
