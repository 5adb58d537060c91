import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { checkAnswer } from "#server/modules/assistant/check-answer.ts";
import { passages } from "#tests/conformance/assistant.ts";
import { hostileLines } from "#tests/support/hostile-lines.ts";

const of = (...ids: string[]) => passages.filter(({ id }) => ids.includes(id));

/** What a model says that keeps to its instructions: the passages, shortened and joined otherwise. Some go further than the check can follow. */
const honest: [string, string][] = [
  ["faq/cost", "One tube costs £15, including VAT and delivery."],
  ["faq/cost", "It costs £15 for one tube."],
  ["faq/cost", "That is £15 for one tube, including VAT and delivery."],
  ["faq/cost", "It is a one-off purchase, and there is no subscription."],
  ["faq/cost", "This is a pre-order from a limited batch."],
  ["faq/cost", "You always pay in pounds."],
  ["faq/cost", "If you cancel before we send it, you get a full refund."],
  ["faq/waterproof", "It is waterproof once absorbed."],
  ["faq/waterproof", "Emberly is waterproof once absorbed."],
  ["faq/waterproof", "Until then, water washes it off."],
  ["faq/waterproof", "We expect soap to wash it off."],
  ["faq/waterproof", "Put it on dry hands and feet and let it sink in fully."],
  ["faq/how-it-works", "Rub it into clean, dry skin and let it sink in."],
  ["faq/how-it-works", "It feels warm within 3 hours 15 minutes."],
  ["faq/how-it-works", "The warming technology in it is called DermaFlo."],
  ["faq/how-it-works", "There is nothing to switch on or plug in."],
  ["faq/duration", "The warmth lasts over 3 hours 15 minutes."],
  ["faq/duration", "It lasts over 3 hours 15 minutes."],
  ["faq/duration", "That is long enough for a match or a good walk."],
  ["faq/when-to-apply", "Apply it 3 hours 15 minutes before cold exposure."],
  ["faq/when-to-apply", "If you are late, put it on anyway."],
  ["faq/greasiness", "It is non-greasy."],
  ["faq/greasiness", "It is non-greasy, so you can hold a phone or a pencil once it has sunk in."],
  ["faq/greasiness", "Start with less than you think you need, and work it in until nothing shines."],
  ["faq/under-gloves", "It works under gloves, mittens, liners and neoprene."],
  ["faq/under-gloves", "Yes, it works under gloves."],
  ["faq/under-gloves", "Let it sink in before you put them on."],
  ["faq/feet", "It is for hands and for feet, from the same tube."],
  ["faq/feet", "Dry well between your toes, rub it in, and let it sink in before you pull on your socks."],
  ["faq/feet", "Do not put it on blisters or broken skin."],
  ["faq/tube-size", "The tube is 80 ml, and there is one size."],
  ["faq/tube-size", "It is small enough for a coat pocket or a swim bag."],
  ["faq/medical-status", "It is a cosmetic product, not a medicine or a medical device."],
  ["faq/medical-status", "Emberly is a cosmetic product."],
  ["faq/redness", "Mild redness is possible, so stop use if irritation occurs."],
  ["faq/redness", "Wash the cream off with mild soap and cool water."],
  ["faq/testing", "We have no test results to show yet."],
  ["faq/who-is-it-for", "It suits all skin types."],
  ["faq/who-is-it-for", "If you are pregnant or breastfeeding, ask a pharmacist or doctor first."],
  ["faq/who-is-it-for", "It is for cold water swimmers, runners and hikers."],
  ["page/dispatch", "We'll send your tube by 31 March 2027."],
  ["page/dispatch", "You will get an email the day your parcel leaves."],
  ["terms/uk-address", "We only deliver to addresses in the United Kingdom."],
  ["terms/uk-address", "You can correct the delivery address on your order page until the tube is sent."],
  ["terms/refunds", "There is no fee."],
  ["terms/refunds", "When you cancel, we refund everything you paid, delivery included."],
  ["terms/right-to-cancel", "You can cancel at any time until 14 days after your tube arrives, as long as its seal is unbroken."],
  ["terms/no-subscription", "There is no subscription, and we never take a further payment."],
];

test("most of what an honest model says may be said", () => {
  expect(honest).toHaveLength(48);
  const refused = honest.filter(([id, sentence]) => checkAnswer(sentence, of(id)).length > 0).map(([, sentence]) => sentence);
  expect(refused.length, refused.join(" ")).toBeLessThanOrEqual(honest.length - 40);
});

test.each(Object.entries(hostileLines))("no line of %s may be said, whatever was asked", (_kind, lines) => {
  expect(lines.filter((line) => checkAnswer(line, passages).length === 0)).toEqual([]);
});

/** What a model might say, with the passages that it names: tests/judge/sentences/false.txt, each false in one way, and true.txt. */
const sentencesIn = (name: string) =>
  readFileSync(new URL(`../../../tests/judge/sentences/${name}.txt`, import.meta.url), "utf8")
    .trim()
    .split("\n")
    .map((line) => {
      const [, ids = "", sentence = ""] = line.split(" | ");
      return { sentence, named: ids.split(", ").map((id) => passages.find((passage) => passage.id === id)) };
    });
const mayBeSaid = ({ sentence, named }: ReturnType<typeof sentencesIn>[number]) =>
  checkAnswer(
    sentence,
    named.filter((passage) => passage !== undefined),
  ).length === 0;

test("every sentence names passages that there are", () => {
  const all = [...sentencesIn("false"), ...sentencesIn("true")];
  expect(all.filter(({ named }) => named.includes(undefined)).map(({ sentence }) => sentence)).toEqual([]);
});

test("of 433 false sentences none may be said", () => {
  const all = sentencesIn("false");
  expect(all).toHaveLength(433);
  expect(all.filter(mayBeSaid).map(({ sentence }) => sentence)).toEqual([]);
});

test("of 40 whose words were exchanged, two may be said", () => {
  expect(sentencesIn("swapped")).toHaveLength(40);
  expect(sentencesIn("swapped").filter(mayBeSaid).length).toBeLessThanOrEqual(2);
});

test("of 150 true sentences 95 may be said: the aim is 135", () => {
  const all = sentencesIn("true");
  expect(all).toHaveLength(150);
  expect(all.filter(mayBeSaid).length).toBeGreaterThanOrEqual(95);
});
