import { expect, it } from "vitest";
import { posts } from "#content/blog/posts.ts";
import { brand } from "#content/brand.ts";
import { catalogue } from "#content/catalogue.ts";
import { claims } from "#content/claims.ts";
import { sampleNotice } from "#content/legal/seller.ts";
import { sheetLines } from "#content/product.ts";
import { cancellationForm } from "#content/site/cancellation.ts";
import { frame } from "#content/site/frame.ts";
import { home } from "#content/site/home.ts";
import { splitSentences } from "#content/split-sentences.ts";
import { formatShort } from "#contracts/money.ts";
import { isPublic, readBuiltPages } from "#tests/support/read-built-pages.ts";
import { readSeen } from "#tests/support/read-text.ts";

/** Shorter ones are labels: "Full Name", "Pre-order Now". */
const wordsOfASentence = 6;
const plain = (words: string) =>
  words
    .toLowerCase()
    .replaceAll(/[^a-z0-9£]+/g, " ")
    .trim();

/** What is meant to be said alike wherever it stands. */
const register = Object.values(claims).map(({ words }) => words);
/** A post is announced in its own words. */
const teasers = posts.flatMap(({ title, excerpt }) => [title, excerpt]);
const shared = new Set(
  [
    ...register,
    ...sheetLines.flatMap(({ value }) => [value, `${value} ${frame.sample}`]),
    ...home.included(""),
    ...cancellationForm,
    sampleNotice ?? "",
    ...teasers,
  ]
    .flatMap(splitSentences)
    .map(plain),
);
const alike: readonly { sentence: RegExp; reason: string }[] = [
  {
    sentence: /^(?:name|company number|registered office|email) .* sample$|^to sample warmth company/,
    reason: "The seller's facts, which the law wants on each",
  },
  { sentence: /^a general article until we publish our own account/, reason: "The mark of a sample post" },
  {
    sentence:
      /^(?:i agree to the terms and to get emails from [a-z ]+ about my place|read the terms and conditions and the privacy|also send me occasional|you can unsubscribe at any|free no card nothing is)/,
    reason: "The Warmth List's form, one component on two pages",
  },
  {
    sentence: /^by law we have to send your money back|^we aim for refunds to arrive/,
    reason: "When money comes back: one promise, in the same words everywhere",
  },
  { sentence: /^we ll send it by /, reason: "The day that a tube is promised for, under each button that orders it" },
  { sentence: /^these terms are under the law of|^if you live in scotland or northern ireland/, reason: "A clause of law that must not differ" },
];
const mayRepeat = (sentence: string) => shared.has(sentence) || alike.some((exception) => exception.sentence.test(sentence));

const mainOf = (html: string) => /<main[^>]*>([\s\S]*)<\/main>/.exec(html)?.[1] ?? "";
const sentencesOf = (html: string) =>
  new Set(
    splitSentences(readSeen(mainOf(html)))
      .map(plain)
      .filter((sentence) => sentence.split(" ").length >= wordsOfASentence),
  );

/** Sentences that stand on more than one page, with the pages. */
function findRepeats(pages: readonly { path: string; html: string }[]): string[] {
  const places = new Map<string, string[]>();
  for (const { path, html } of pages) for (const sentence of sentencesOf(html)) places.set(sentence, [...(places.get(sentence) ?? []), path]);
  return [...places].filter(([sentence, paths]) => paths.length > 1 && !mayRepeat(sentence)).map(([sentence, paths]) => `${paths.join(" ")}: ${sentence}`);
}

// One page at two addresses.
const pages = (await readBuiltPages()).filter((page) => isPublic(page) && page.path !== "/home");

it("no two pages say the same", () => {
  expect(pages.length).toBeGreaterThan(8);
  expect(findRepeats(pages)).toEqual([]);
});

it("a sentence that is copied is noticed", () => {
  const copied = `<main><p>Nobody at ${brand.name} would ever write this twice, for ${formatShort(catalogue.tube.price)}.</p></main>`;
  expect(
    findRepeats([
      { path: "/a", html: copied },
      { path: "/b", html: copied },
    ]),
  ).toHaveLength(1);
});
