import { readFileSync } from "node:fs";
import { glob } from "node:fs/promises";
import { expect, it } from "vitest";
import { readKnowledge, sayFirstPrice } from "#content/assistant/read-knowledge.ts";
import { months } from "#content/months.ts";
import { splitSentences } from "#content/split-sentences.ts";
import { readStrings } from "#main/words/read-content.ts";
import { renderText } from "#server/platform/mail/render-mail.ts";
import { mailer } from "#server/shop.ts";
import { figures } from "#tests/support/figures.ts";
import { readBuiltPages } from "#tests/support/read-built-pages.ts";
import { readText } from "#tests/support/read-text.ts";

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
    "\\ba (?:day|year)\\b",
  ].join("|"),
  "gi",
);
/** Ways of speaking that name no length of time. */
const idle = /\ba day in the future|one day in place of|with it\b.*\ba day\b|\bhow a day with it|\bFor a day on|choose a day|\bin one day\b/i;

type Said = { where: string; sentence: string; words: string };

function readFigures(where: string, text: string): Said[] {
  return splitSentences(text)
    .filter((sentence) => !idle.test(sentence))
    .flatMap((sentence) => [...sentence.matchAll(figure)].map(([words]) => ({ where, sentence, words: words.toLowerCase().replace(/[,.]$/, "") })));
}

const files: string[] = [];
for await (const file of glob(["content/*.ts", "content/{site,legal}/**/*.ts", "contracts/failure.ts", "server/modules/*/*mails.ts"]))
  if (!/\.test\.ts$|countries|make-|check-claims|read-durations|claim-exceptions|licences|format-|clock/.test(file)) files.push(file);

const said: Said[] = [
  ...(await readBuiltPages()).filter(({ path }) => !path.startsWith("/styleguide")).flatMap(({ path, html }) => readFigures(path, readText(html))),
  ...Object.entries(mailer.samples("https://shop.example")).flatMap(([name, mail]) =>
    readFigures(`mail:${name}`, [renderText(mail), mail.subject, mail.preheader].join("\n")),
  ),
  ...readKnowledge().flatMap(({ id, text }) => readFigures(`knowledge:${id}`, sayFirstPrice(text))),
  ...files.flatMap((file) => readFigures(file, readStrings(readFileSync(file, "utf8")))),
];

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
