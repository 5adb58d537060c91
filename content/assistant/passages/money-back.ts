import { allOf } from "#content/assistant/all-of.ts";
import type { Passage } from "#content/assistant/passage.ts";
import { pickSentences } from "#content/assistant/pick-sentences.ts";
import { quote } from "#content/assistant/quote.ts";
import { whileSaid } from "#content/assistant/while-said.ts";
import { company } from "#content/company.ts";
import { preOrderTerms } from "#content/legal/pre-order-terms.ts";
import type { Source } from "#contracts/assistant.ts";

const section = (id: string, title: string): Source => ({ title: `Pre-Order Terms: ${title}`, path: `/pre-order-terms#${id}` });
const mayCancel = quote(preOrderTerms, "right-to-cancel", "You may cancel without giving any reason");
const allMoneyBack = pickSentences(quote(preOrderTerms, "refunds", "When you cancel we refund"), "When you cancel we refund");
const ourAim = pickSentences(quote(preOrderTerms, "refunds", "Those are the law’s limits."), "Our own aim");
const backAgain = quote(preOrderTerms, "right-to-cancel", "If the tube has already been sent");
const cancelPage: Source = { title: "Cancel a pre-order", path: "/cancellation" };

/** Cancelling, sending back, refunds and faults. */
export const aboutMoneyBack: readonly Passage[] = [
  {
    id: "terms/right-to-cancel",
    text: allOf(
      pickSentences(preOrderTerms.introduction.map(String).join(" "), "You can cancel at any time"),
      pickSentences(mayCancel, "Before your tube is sent").replace(
        /^Before your tube is sent you may cancel/,
        "You need give no reason, and before it is sent you may cancel",
      ),
      pickSentences(quote(preOrderTerms, "right-to-cancel", "Before dispatch, press the cancel button"), "Before dispatch, press", "After it, the same page"),
      allMoneyBack,
      ourAim,
    ),
    sources: [section("right-to-cancel", "Your right to cancel"), cancelPage, section("refunds", "Refunds")],
    asks: [
      "can I cancel my order",
      "I changed my mind",
      "cancel my pre-order",
      "I do not want it any more",
      "how long do I have to cancel",
      "is there a cooling off period",
      "I ordered by mistake",
      "can I still cancel after it has been sent",
      "what are my cancellation rights",
      "stop my order",
    ],
  },
  {
    id: "terms/send-back",
    text: allOf(
      whileSaid(mayCancel, "You may, until 14 days after it arrives, as long as its seal is unbroken: cancel first, and then send it back."),
      backAgain.replace("to our registered office", `to our registered office, ${company.office}${company.sample ? " (a sample address for now)" : ""},`),
      allMoneyBack,
      ourAim,
    ),
    sources: [section("right-to-cancel", "Your right to cancel"), cancelPage],
    asks: [
      "how do I return it",
      "can I send it back",
      "what is your returns policy",
      "how many days do I have to return it",
      "can I exchange it",
      "how do returns work",
    ],
  },
  {
    id: "terms/hygiene-seal",
    text: quote(preOrderTerms, "hygiene-seal"),
    sources: [section("hygiene-seal", "The hygiene seal")],
    asks: [
      "can I return it if I have opened it",
      "can I send it back after using it",
      "can I return a used tube",
      "I opened it, can I get my money back",
      "what is the hygiene seal",
      "what if I break the seal",
      "can I try it and return it if I do not like it",
      "is there a money back guarantee if it does not work for me",
      "I tried it and it did not work for me",
      "satisfaction guarantee, trial period",
    ],
  },
  {
    id: "terms/refunds",
    text: allOf(
      quote(preOrderTerms, "refunds", "When you cancel we refund"),
      ourAim,
      whileSaid(
        mayCancel,
        "To get it, cancel: on your order’s page, by email, or with the cancellation form, at the latest 14 days after the tube arrives and with its seal unbroken.",
      ),
    ),
    sources: [section("refunds", "Refunds"), cancelPage],
    asks: [
      "how do I get a refund",
      "can I have my money back",
      "what is your refund policy",
      "is there a cancellation fee",
      "do I get a full refund",
      "refund to my card",
      "is the delivery cost refunded",
      "will I get all my money back",
    ],
  },
  {
    id: "terms/faulty",
    text: quote(
      preOrderTerms,
      "faulty-goods",
      "within 30 days of receiving it",
      "after that: a replacement",
      "within the first six months",
      "You may have a claim",
    ).replace(/^/, "If it is faulty, damaged or not as described, you may ask for this:\n"),
    sources: [section("faulty-goods", "Faulty goods")],
    asks: [
      "what if it is faulty",
      "my tube arrived damaged",
      "the tube is broken, leaking, split, burst or empty",
      "I got the wrong item",
      "the cap is broken",
      "the cream looks off, is lumpy or has separated",
      "is there a guarantee or warranty",
      "can I get a replacement",
      "what are my rights if something is wrong with it",
      "the seal was already broken when it came",
      "the parcel was crushed",
      "it is not as described",
    ],
  },
  {
    id: "terms/if-we-cancel",
    text: quote(preOrderTerms, "if-we-cancel"),
    sources: [section("if-we-cancel", "If we have to cancel")],
    asks: [
      "can you cancel my order",
      "what if you cannot make it",
      "what happens if you go bust before sending it",
      "why did you cancel my order",
      "why was my order cancelled",
    ],
  },
  {
    id: "terms/complaints",
    text: quote(preOrderTerms, "complaints"),
    sources: [section("complaints", "Complaints"), { title: "Get in Contact", path: "/contact" }],
    asks: ["how do I complain", "I want to make a complaint", "who do I complain to", "I am not happy with the service"],
  },
];
