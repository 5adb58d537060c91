import type { Known } from "#content/assistant/read-knowledge.ts";
import { claims } from "#content/claims.ts";
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

/** Of all passages, by what the built pages say. */
export const findMisquoted = (passages: readonly Known[], pages: readonly PageWords[]) =>
  findUnsaid(
    passages.map((passage) => ({ ...passage, quotes: passage.quotes.map(unpriced) })),
    pages.flatMap(({ sections }) => sections.map(({ heading, text }) => `${heading} ${text}`)).join(" "),
  );
