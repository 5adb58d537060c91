import { expect, it } from "vitest";
import { findCopied, findMisquoted, findMisquotedFaq } from "#content/assistant/find-misquoted.ts";
import { readKnowledge } from "#content/assistant/read-knowledge.ts";
import { company } from "#content/company.ts";
import { sheet } from "#content/product.ts";
import { team } from "#content/team.ts";

const passages = readKnowledge();

// The other pages' quotes are held to them where they're built: tests/pages/quotes.test.ts.
it("quotes of the FAQ only what it says", () => {
  const gone = findMisquotedFaq(passages);
  expect(gone, gone.join("\n")).toEqual([]);
});

it("a quote that no page says names its file", () => {
  const cost = passages.filter(({ id }) => id === "faq/cost");
  const [gone] = findMisquotedFaq(cost.map((passage) => ({ ...passage, quotes: ["A tube is free."] })));
  expect(gone).toBe("content/knowledge/buying.md, faq/cost: quote the page anew, which doesn't say “A tube is free.”");
  expect(findMisquoted(cost, [])[0]).toMatch(/^content\/knowledge\/buying\.md, faq\/cost: quote the page anew/);
});

it("copies no line of the tube's sheet that may still change, but names it", () => {
  expect(findCopied()).toEqual([]);
  const planted = { label: "Scent", value: "A hand and foot cream for people", sample: true } as const;
  expect(findCopied([planted])).toContain(
    "content/knowledge/the-cream.md: “a hand and foot” is a copy of “Scent” in content/product.ts: name that line instead",
  );
  const said = (id: string) => passages.find((passage) => passage.id === id)?.text;
  expect(said("facts/smell")).toContain(sheet.scent.value);
  expect(said("facts/made-where")).toContain(sheet.made.value);
});

it("says of soap, sweat and chilli in words of its own what the sheet says: where a line changes, so must the FAQ, /waterproof and the passages", () => {
  expect(sheet.comesOff.value).toBe("Soap and water");
  expect(sheet.sweat.value).toBe("The cream stays on once it's absorbed");
  expect(sheet.ingredients.value).not.toMatch(/capsi|capsa|chil+i/i);
});

it("has no answer to what it lists as not published, and to nothing else", () => {
  expect(passages.filter(({ id, text }) => (text === "") !== /^(?:unpublished|health)\//.test(id)).map(({ id }) => id)).toEqual([]);
});

it("calls people and places samples only as long as they are", () => {
  const isSample = company.sample || team.some(({ sample }) => sample);
  expect(passages.some(({ text }) => text.includes("sample name for now"))).toBe(isSample);
});
