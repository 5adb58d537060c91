import type { Passage } from "#content/assistant/passage.ts";
import { quote } from "#content/assistant/quote.ts";
import { preOrderTerms } from "#content/legal/pre-order-terms.ts";
import type { Source } from "#contracts/assistant.ts";

const section = (id: string, title: string): Source => ({ title: `Pre-Order Terms: ${title}`, path: `/pre-order-terms#${id}` });
const cancelPage: Source = { title: "Cancel a pre-order", path: "/cancellation" };

/** Cancelling, sending back, refunds and faults. */
export const aboutMoneyBack: readonly Passage[] = [
  {
    id: "terms/right-to-cancel",
    text: quote(
      preOrderTerms,
      "right-to-cancel",
      "You may cancel without giving any reason",
      "Before dispatch, press the cancel button",
      "Write to us at",
      "Fill in the model cancellation form",
    ),
    sources: [section("right-to-cancel", "Your right to cancel"), cancelPage],
    asks: [
      "can I cancel my order",
      "how do I cancel",
      "I changed my mind",
      "cancel my pre-order",
      "I do not want it any more",
      "how long do I have to cancel",
      "is there a cooling off period",
      "where is the cancellation form",
      "I ordered by mistake",
      "can I still cancel after it has been sent",
      "what are my cancellation rights",
      "stop my order",
    ],
  },
  {
    id: "terms/send-back",
    text: quote(preOrderTerms, "right-to-cancel", "If the tube has already been sent"),
    sources: [section("right-to-cancel", "Your right to cancel"), cancelPage],
    asks: [
      "how do I return it",
      "can I send it back",
      "what is your returns policy",
      "who pays for return postage",
      "where do I send a return",
      "are returns free",
      "how many days do I have to return it",
      "can I exchange it",
      "return address",
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
    text: quote(preOrderTerms, "refunds", "When you cancel we refund", "Cancelled before dispatch", "Cancelled after dispatch", "Those are the law’s limits."),
    sources: [section("refunds", "Refunds"), cancelPage],
    asks: [
      "how do I get a refund",
      "how long does a refund take",
      "when do I get my money back",
      "can I have my money back",
      "what is your refund policy",
      "is there a cancellation fee",
      "do I get a full refund",
      "where is my refund",
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
      "Under the Consumer Rights Act",
      "within 30 days of receiving it",
      "after that: a replacement",
      "You may have a claim",
    ),
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
    asks: [
      "how do I complain",
      "I want to make a complaint",
      "who do I complain to",
      "I am not happy with the service",
      "complaints procedure, ombudsman, trading standards",
    ],
  },
];
