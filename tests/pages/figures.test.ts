import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { readKnowledge } from "#content/assistant/read-knowledge.ts";
import { months } from "#content/months.ts";
import { splitSentences } from "#content/split-sentences.ts";
import { figures } from "#tests/support/figures.ts";
import { listSources, readSaid } from "#tests/support/read-said.ts";

const count = `\\d[\\d,.]*|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|twenty|thirty|forty|fifty|sixty|ninety`;
const figure = new RegExp(
  [
    "\\d+ h \\d+ min\\b",
    "\\b\\d+ hours \\d+ minutes\\b",
    "(?:\\b(?:C|A|NZ))?[£$€¥]\\d[\\d,]*(?:\\.\\d+)?",
    "\\b(?:SEK|NOK|DKK|CHF) \\d[\\d,]*(?:\\.\\d+)?",
    "\\b\\d+(?:\\.\\d+)? ?(?:ml\\b|%)",
    `\\b\\d{1,2} (?:${months.join("|")})(?: \\d{4})?`,
    `\\b(?:${count})(?: (?:to|or) (?:${count}))?[ -](?:working days?|seconds?|minutes?|hours?|days?|weeks?|months?|years?)\\b`,
    "\\b(?:an?|half an?|a few|a couple of) (?:minutes?|hours?|days?|weeks?|months?|years?)\\b",
    "\\ba few seconds\\b",
    "\\bfortnights?\\b",
    `\\b(?:${count}) (?:uses|tubes)\\b`,
    "\\babout \\d+(?=[.,;]|$)",
  ].join("|"),
  "gi",
);
/** Ways of speaking that name no length of time. */
const idle = /\ba day in the future|one day in place of|with it\b.*\ba day\b|\bhow a day with it|\bFor a day on|choose a day|at an hour when|\bin one day\b/i;

/** `sentence`: with "#" in the figure's place, so that the register can say which words stand beside it. */
type Said = { where: string; sentence: string; words: string };

function readFigures(where: string, text: string): Said[] {
  return splitSentences(text)
    .filter((sentence) => !idle.test(sentence))
    .flatMap((sentence) =>
      [...sentence.matchAll(figure)].map(({ 0: found, index }) => {
        const words = found.replace(/[,.]$/, "");
        return { where, words: words.toLowerCase(), sentence: `${sentence.slice(0, index)}#${sentence.slice(index + words.length)}` };
      }),
    );
}

const files = await listSources();
const said = (await readSaid()).flatMap(({ where, text }) => readFigures(where, text));

const isFrom = ({ where, sentence, words }: Said, { said: forms, of, where: place }: (typeof figures)[number]) =>
  forms.some((form) => form.toLowerCase() === words) && (!of || of.test(sentence)) && (!place || place.test(where));

it("every price, length of time, percentage and date that we say is in the register", () => {
  const unknown = said.filter((one) => !figures.some((known) => isFrom(one, known)));
  expect([...new Set(unknown.map(({ where, sentence, words }) => `${words} | ${sentence} (${where})`))]).toEqual([]);
});

it("the register holds nothing that nobody says", () => {
  expect(figures.filter((known) => !said.some((one) => isFrom(one, known))).map(({ from, said: forms }) => `${forms[0]}: ${from}`)).toEqual([]);
});

it("reads every kind of figure, and knows none that is wrong", () => {
  const wrong =
    "We refund within 21 days. It costs £16, or $49.99. A tube has 75 ml. VAT is 19%. Sent by 1 April 2027. Warm for 3 hours 20 minutes, in two to four weeks.";
  const found = readFigures("/pre-order", wrong);
  expect(found.map(({ words }) => words)).toEqual(["21 days", "£16", "$49.99", "75 ml", "19%", "1 april 2027", "3 hours 20 minutes", "two to four weeks"]);
  expect(found.filter((one) => figures.some((known) => isFrom(one, known)))).toEqual([]);
});

it.each([
  "You can cancel until 30 days after it arrives, for a full refund.",
  "Delivery takes 5 to 10 working days.",
  "It sinks in within 3 hours 15 minutes.",
  "We send it within a week.",
  "It feels warm in an hour.",
  "Cancel within a fortnight.",
  "It takes a few minutes to feel.",
  "A tube has about 60 uses.",
  "It's £15 for two tubes.",
  "It reaches you within 14 days.",
  "We refund you within 30 days.",
])("knows a right figure in the wrong place: %s", (planted) => {
  const found = readFigures("/pre-order", planted);
  expect(found.filter((one) => !figures.some((known) => isFrom(one, known)))).not.toEqual([]);
});

it("none of the contradictions that were once found comes back", () => {
  const all = [
    ...readKnowledge().map(({ text }) => text),
    ...files.filter((file) => !/consent-wording/.test(file)).map((file) => readFileSync(file, "utf8")),
  ].join("\n");
  for (const gone of [
    /when pre-orders open(?! again)/i,
    /a few minutes to (?:absorb|sink)/i,
    /its full time/i,
    /inside of (?:a|the|one) wrist/i,
    /toothbrush/i,
    /when tubes ship/i,
    /the sentence waits/i,
  ])
    expect(all).not.toMatch(gone);
});
