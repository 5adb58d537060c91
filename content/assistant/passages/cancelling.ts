import { allOf } from "#content/assistant/all-of.ts";
import type { Passage } from "#content/assistant/passage.ts";
import { pickSentences } from "#content/assistant/pick-sentences.ts";
import { quote } from "#content/assistant/quote.ts";
import { whileSaid } from "#content/assistant/while-said.ts";
import { company } from "#content/company.ts";
import { preOrderTerms } from "#content/legal/pre-order-terms.ts";
import type { Source } from "#contracts/assistant.ts";

const section = (id: string, title: string): Source => ({ title: `Pre-Order Terms: ${title}`, path: `/pre-order-terms#${id}` });
const cancelPage: Source = { title: "Cancel a pre-order", path: "/cancellation" };
const rightToCancel = section("right-to-cancel", "Your right to cancel");
const backAgain = quote(preOrderTerms, "right-to-cancel", "If the tube has already been sent");
const allWays = quote(preOrderTerms, "right-to-cancel", "Before dispatch, press the cancel button", "Write to us at", "Fill in the model cancellation form");
const moneyBack = allOf(
  pickSentences(quote(preOrderTerms, "refunds", "When you cancel we refund"), "When you cancel we refund"),
  pickSentences(quote(preOrderTerms, "refunds", "Those are the law’s limits."), "Our own aim"),
);
const beforeSent = pickSentences(quote(preOrderTerms, "right-to-cancel", "You may cancel without giving any reason"), "Before your tube is sent");
const claim = quote(preOrderTerms, "faulty-goods", "You may have a claim");

/** Ways, places and times of getting out of an order: what comes after "may I?". */
export const aboutCancelling: readonly Passage[] = [
  {
    id: "terms/how-to-cancel",
    text: allWays && moneyBack ? `Any of these will do, until 14 days after your tube arrives and while its seal is unbroken:\n${allWays}\n${moneyBack}` : "",
    sources: [cancelPage, rightToCancel],
    asks: ["how do I cancel", "where is the cancellation form"],
  },
  {
    id: "terms/before-dispatch",
    text: allOf(
      whileSaid(beforeSent, "As long as it has not been sent you may cancel at any time, and you need give no reason."),
      pickSentences(quote(preOrderTerms, "right-to-cancel", "Before dispatch, press the cancel button"), "Before dispatch, press"),
      moneyBack,
    ),
    sources: [cancelPage, rightToCancel, section("refunds", "Refunds")],
    asks: ["can I get a refund before it is sent"],
  },
  {
    id: "terms/return-postage",
    text: allOf(pickSentences(backAgain, "You bear the direct cost", "Keep the proof"), pickSentences(claim, "We pay for sending a faulty tube back")),
    sources: [rightToCancel, section("faulty-goods", "Faulty goods")],
    asks: ["who pays for return postage"],
  },
  {
    id: "terms/return-address",
    text: allOf(
      `To our registered office: ${company.office}${company.sample ? ", which is a sample address for now" : ""}.`,
      pickSentences(backAgain, "If the tube has already been sent", "Keep the proof"),
    ),
    sources: [rightToCancel, cancelPage],
    asks: ["where do I send a return"],
  },
  {
    id: "terms/refund-time",
    text: quote(preOrderTerms, "refunds", "Those are the law’s limits.", "Cancelled before dispatch", "Cancelled after dispatch").replace(
      /^Those are the law’s limits\. (.*)\n(.*)\n(.*)$/,
      "$1\nThe law’s own limits:\n$2\n$3",
    ),
    sources: [section("refunds", "Refunds"), cancelPage],
    asks: ["how long does a refund take"],
  },
  {
    id: "terms/disputes",
    text: quote(preOrderTerms, "complaints", "If we cannot settle it"),
    sources: [section("complaints", "Complaints")],
    asks: ["is there an ombudsman or somebody independent"],
  },
  {
    id: "terms/liability",
    text: quote(preOrderTerms, "responsibility", "If we break these terms"),
    sources: [section("responsibility", "Our responsibility to you")],
    asks: ["what are you liable for"],
  },
];
