import { describe, expect, it } from "vitest";
import { brand } from "#content/brand.ts";
import { catalogue, describePrice, preOrderTermsVersion, refundAim } from "#content/catalogue.ts";
import { company } from "#content/company.ts";
import { accessibility } from "#content/legal/accessibility.ts";
import { cookiesPolicy } from "#content/legal/cookies-policy.ts";
import type { LegalBlock, LegalWords } from "#content/legal/document.ts";
import { preOrderTerms as at } from "#content/legal/pre-order-terms.ts";
import { privacyPolicy as write } from "#content/legal/privacy-policy.ts";
import { storedInYourBrowser } from "#content/legal/stored-in-your-browser.ts";
import { terms } from "#content/legal/terms.ts";

const privacyPolicy = write([{ only: "PAYMENTS=a-vendor", name: "A Vendor", country: "the United Kingdom", work: "takes your card" }]);
const preOrderTerms = at(describePrice(1650));
const documents = [preOrderTerms, privacyPolicy, terms, cookiesPolicy, accessibility];

const pieces = (words: LegalWords) => (typeof words === "string" ? [words] : words);
function wordsIn(block: LegalBlock): LegalWords[] {
  if ("paragraph" in block) return [block.paragraph];
  if ("list" in block) return [...block.list];
  if ("form" in block) return [...block.form];
  return [block.table.caption, ...block.table.columns, ...block.table.rows.flat()];
}
const allWords = ({ introduction, sections }: (typeof documents)[number]) => [...introduction, ...sections.flatMap(({ blocks }) => blocks.flatMap(wordsIn))];
const textOf = (document: (typeof documents)[number]) =>
  allWords(document)
    .flatMap(pieces)
    .map((piece) => (typeof piece === "string" ? piece : piece.words))
    .join(" ");

describe.each(documents)("$title", (document) => {
  it("has one anchor a section", () => {
    const ids = document.sections.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const id of ids) expect(id).toMatch(/^[a-z]+(-[a-z]+)*$/);
  });

  it("links within the page only to anchors that are there", () => {
    const links = allWords(document)
      .flatMap(pieces)
      .flatMap((piece) => (typeof piece === "string" ? [] : [piece.to]));
    const anchors = document.sections.map(({ id }) => `#${id}`);
    for (const link of links.filter((to) => to.startsWith("#"))) expect(anchors).toContain(link);
  });

  it("gives every table row a cell for each column", () => {
    for (const { blocks } of document.sections)
      for (const block of blocks) if ("table" in block) for (const row of block.table.rows) expect(row).toHaveLength(block.table.columns.length);
  });

  it("promises no cure", () => {
    expect(textOf(document)).not.toMatch(/\b((treat|heal|cure|prevent|relieve|boost)(s|d|ed|ing|ment)?|circulation)\b/i);
  });
});

it.each([preOrderTerms, privacyPolicy, terms])("$title names the seller as the law wants", (document) => {
  for (const fact of [company.name, company.number, company.office, company.email]) expect(textOf(document)).toContain(fact);
});

it("shows the dates these pages have always carried", () => {
  expect([preOrderTerms, privacyPolicy, cookiesPolicy].map(({ shownDate }) => shownDate)).toEqual([
    "Last updated 21 July 2025",
    "Last updated 18 January 2025",
    "Effective 1 September 2025",
  ]);
});

describe("the Pre-Order Terms", () => {
  it("say the price that they're asked for, refund aim and product as the catalogue does", () => {
    const text = textOf(preOrderTerms);
    for (const fact of ["you pay £16.50,", "charged £16.50,", "(£2.75)", refundAim, brand.name, `${catalogue.tube.vatRatePercent}%`])
      expect(text).toContain(fact);
  });

  it("are the version that orders record", () => {
    expect(preOrderTerms.revised).toBe(preOrderTermsVersion);
  });
});

it("the Cookies Policy lists every cookie and key that a browser may keep", () => {
  const text = textOf(cookiesPolicy);
  for (const { name, purpose, kept } of storedInYourBrowser) for (const word of [name, purpose, kept]) expect(text).toContain(word);
});

it("a card provider's own terms and cookies are named, with how long it keeps them", () => {
  const links = allWords(preOrderTerms).flatMap(pieces);
  expect(links).toContainEqual({ words: "Stripe's payment terms", to: "https://stripe.com/legal/consumer" });
  const rows = cookiesPolicy.sections.flatMap(({ blocks }) => blocks.flatMap((block) => ("table" in block ? block.table.rows : [])));
  expect(rows.filter(([name]) => name?.startsWith("__stripe")).map(([name, , , kept]) => [name, kept])).toEqual([
    ["__stripe_mid", "1 year"],
    ["__stripe_sid", "30 minutes"],
  ]);
});
