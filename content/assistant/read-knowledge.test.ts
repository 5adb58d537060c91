import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { readKnowledge } from "#content/assistant/read-knowledge.ts";
import { company } from "#content/company.ts";
import { splitSentences } from "#content/split-sentences.ts";
import { team } from "#content/team.ts";
import { unfilled } from "#contracts/site.ts";

const passages = readKnowledge();
/** In pages that are made at build a price is still to be filled in. */
const unpriced = (text: string) => text.replaceAll("$pounds", unfilled.price).replaceAll("$price", unfilled.exactPrice).replaceAll("$vat", unfilled.vat);
const flat = (text: string) => text.replace(/\s+/g, " ");

it("quotes only what the pages say", () => {
  const pages = JSON.parse(readFileSync(new URL("../../build/pages.json", import.meta.url), "utf8")) as { sections: { heading: string; text: string }[] }[];
  const said = flat(pages.flatMap(({ sections }) => sections.map(({ heading, text }) => `${heading} ${text}`)).join(" "));
  const gone = passages.flatMap(({ id, quotes }) =>
    quotes.flatMap(splitSentences).flatMap((sentence) => (said.includes(flat(unpriced(sentence))) ? [] : [`${id}: ${sentence}`])),
  );
  expect(gone).toEqual([]);
});

it("has no answer to what it lists as not published, and to nothing else", () => {
  expect(passages.filter(({ id, text }) => (text === "") !== /^(?:unpublished|health)\//.test(id)).map(({ id }) => id)).toEqual([]);
});

it("calls people and places samples only as long as they are", () => {
  const isSample = company.sample || team.some(({ sample }) => sample);
  expect(passages.some(({ text }) => text.includes("sample name for now"))).toBe(isSample);
});
