import { globSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Known } from "#content/assistant/read-knowledge.ts";
import { claims } from "#content/claims.ts";
import { type SheetLine, sheetLines } from "#content/product.ts";
import { faq } from "#content/site/faq.ts";
import { splitSentences } from "#content/split-sentences.ts";
import { unfilled } from "#contracts/site.ts";

/** A page as the build writes its words down (main/words/). */
type PageWords = { sections: readonly { heading: string; text: string }[] };

const flat = (text: string) => text.replace(/\s+/g, " ");
/** In pages that are made at build a price is still to be filled in. */
const unpriced = (text: string) => text.replaceAll("$pounds", unfilled.price).replaceAll("$price", unfilled.exactPrice).replaceAll("$vat", unfilled.vat);

/** Quotes that aren't said, word for word, each as a line that says where to mend it. */
function findUnsaid(passages: readonly Known[], said: string): string[] {
  const all = flat(said);
  return passages.flatMap(({ id, file, quotes }) =>
    quotes
      .flatMap(splitSentences)
      .filter((sentence) => !all.includes(flat(sentence)))
      .map((sentence) => `${file}, ${id}: quote the page anew, which doesn't say “${sentence}”`),
  );
}

const quotesFaqAlone = ({ id, sources }: Known) => id.startsWith("faq/") || sources.every(({ path }) => path.startsWith("/faq#"));

/** Of the passages that quote the FAQ alone, or a claim in its words. Both are written in content/, so nothing needs to be built. */
export const findMisquotedFaq = (passages: readonly Known[]) =>
  findUnsaid(
    passages.filter(quotesFaqAlone),
    [...faq("$pounds").map(({ question, answer }) => `${question} ${answer}`), ...Object.values(claims).map(({ words }) => `${words}.`)].join(" "),
  );

/** Of a passage, what the page is held to already, and what people ask. */
const notOurs = /^> .*$|^- (?:Asked|Yes|No): .*(?:\n {2}.*)*/gm;
/** Words in a row that are no chance. */
const runOf = 4;
const wordsIn = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}'/-]+/gu) ?? [];
const root = fileURLToPath(new URL("../..", import.meta.url));

/** Where a line that nobody has confirmed was copied by hand: once the real one is known, the copy would go on saying the old one. */
export function findCopied(lines: readonly SheetLine[] = sheetLines, ofSite = ["content/knowledge/*.md", "content/{assistant,site}/**/*.ts"]): string[] {
  const files = globSync(ofSite, { cwd: root })
    .filter((file) => !/words\.(?:md|ts)$|\.test\.ts$/.test(file))
    .map((file) => [file, ` ${wordsIn(readFileSync(`${root}${file}`, "utf8").replaceAll(notOurs, "")).join(" ")} `] as const);
  return lines
    .filter(({ sample }) => sample)
    .flatMap(({ label, value }) => {
      const words = wordsIn(value);
      const isShort = words.length < runOf;
      const runs = isShort ? [words] : words.slice(0, 1 - runOf).map((_, at) => words.slice(at, at + runOf));
      const said = runs.map((run) => run.join(" ")).filter((run) => !/^\d+ \w+$/.test(run));
      return files.flatMap(([file, text]) => {
        // "Soap and water" is said of other things too.
        if (isShort && !file.endsWith(".md")) return [];
        const copied = said.find((run) => text.includes(` ${run} `));
        return copied ? [`${file}: “${copied}” is a copy of “${label}” in content/product.ts: name that line instead`] : [];
      });
    });
}

/** Of all passages, by what the built pages say. */
export const findMisquoted = (passages: readonly Known[], pages: readonly PageWords[]) =>
  findUnsaid(
    passages.map((passage) => ({ ...passage, quotes: passage.quotes.map(unpriced) })),
    pages.flatMap(({ sections }) => sections.map(({ heading, text }) => `${heading} ${text}`)).join(" "),
  );
