import { existsSync } from "node:fs";
import { expect, it } from "vitest";
import { splitSentences } from "#content/split-sentences.ts";
import { mailer } from "#server/shop.ts";
import { promises, type Subject } from "#tests/support/promises.ts";
import { readSaid } from "#tests/support/read-said.ts";

/** Nobody's promise to a customer: the owner's pages and mails, licences, and stories. */
const notOurs = /back-office|^mail:(?:owner|operator)-|licences|^\/blog\//;

/** Sentences as they're said; what is filled in is "…". A question promises nothing. */
const sentencesIn = (text: string) =>
  splitSentences(
    text
      .replaceAll("’", "'")
      .replaceAll(/\b(?:https?:\/\/|[\w.-]+@)[\w./-]*\w/g, "…")
      .replaceAll(/\$\{(?:[^{}]|\{[^{}]*\})*\}/g, "…")
      .replaceAll(/(?<=[.:?] )… /g, "\n"),
  ).filter((sentence) => !sentence.endsWith("?"));

/** What a sentence promises of a subject that no entry knows; undefined where there's nothing. */
function unkept(sentence: string, { about, kept }: Subject): string | undefined {
  let rest = sentence;
  while (about.test(rest)) {
    const known = kept.find(({ says }) => says.test(rest));
    if (!known) return rest;
    rest = rest.replace(known.says, " … ");
  }
  return undefined;
}

const findUnkept = (where: string, text: string) =>
  sentencesIn(text).flatMap((sentence) =>
    promises.filter((subject) => unkept(sentence, subject) !== undefined).map(({ subject }) => ({ subject, sentence, where })),
  );

const said = (await readSaid()).filter(({ where }) => !notOurs.test(where));

it("every promise about delivery, money, cancelling, emails, answers and data is one that we keep", () => {
  const found = said.flatMap(({ where, text }) => findUnkept(where, text));
  const bySentence = new Map(found.map((one) => [`${one.subject}: ${one.sentence}`, one.where]));
  expect([...bySentence].map(([words, where]) => `${words} (${where})`).sort()).toEqual([]);
});

it("the register holds nothing that nobody says, and each entry has what keeps it", () => {
  const sentences = said.flatMap(({ text }) => sentencesIn(text));
  const mails = mailer.samples("https://shop.example");
  for (const { about, kept } of promises) {
    const promising = sentences.filter((sentence) => about.test(sentence));
    for (const entry of kept) {
      expect(
        promising.some((sentence) => entry.says.test(sentence)),
        String(entry.says),
      ).toBe(true);
      if ("by" in entry) expect(existsSync(entry.by), entry.by).toBe(true);
      else for (const mail of [entry.mail].flat()) expect(mails).toHaveProperty(mail);
    }
  }
});

it.each([
  ["where we deliver", "We deliver to Northern Ireland too."],
  ["where we deliver", "We deliver to England, Scotland and Wales, and to Northern Ireland."],
  ["where we deliver", "Tubes go anywhere in Europe."],
  ["where we deliver", "We ship worldwide."],
  ["which emails we send", "We'll email you when tubes are posted."],
  ["which emails we send", "We'll email you when it leaves, and we'll text you when it's near."],
  ["which emails we send", "We'll let you know before the price goes up."],
  ["money back", "You can have a replacement, no questions asked."],
  ["money back", "Tell us within 30 days of receiving it for a replacement, no questions asked."],
  ["money back", "Cancel whenever you like for a full refund."],
  ["money back", "We refund twice the price."],
  ["money back", "We'll pay for every return."],
  ["cancelling", "You can cancel until 14 days after it arrives, even if you've opened it."],
  ["cancelling", "You can cancel whenever you like."],
  ["how soon we answer", "A person replies the same day."],
  ["how soon we answer", "We answer at once."],
  ["what becomes of data", "We delete your payment straight away."],
  ["what becomes of data", "We never share it."],
])("a new promise of %s is seen: %s", (subject, planted) => {
  expect(findUnkept("/pre-order", planted).map((one) => one.subject)).toContain(subject);
});
