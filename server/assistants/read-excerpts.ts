import { readFile } from "node:fs/promises";
import type { Passage } from "#content/assistant/passage.ts";
import { brand } from "#content/brand.ts";
import { splitSentences } from "#content/split-sentences.ts";

/** A page as the build wrote it down: main/words has how. */
export type WordsOfPage = { path: string; title: string; sections: readonly { heading: string; text: string }[] };

/** Pages in whole sentences about being cold and what we do about it. Policies, prices and the FAQ are quoted by heart instead. */
const toldInProse = new RegExp(`^/(?:blog/.+|cold-comfort|locks-warmth|waterproof|scientific-development|${brand.slug}-outside/.+)$`);
/** Sentences in one excerpt, and characters that are too few to tell anything. */
const together = 3;
const tooShort = 60;
/** What only the settings know is still to be filled in. */
const unfilled = /\.invalid\b/;

function excerptsOf({ path, title, sections }: WordsOfPage): Passage[] {
  const name = title.replace(` – ${brand.name}`, "");
  const paragraphs = sections.flatMap(({ text }) => text.split("\n")).filter((line) => line.length >= tooShort && !unfilled.test(line));
  return paragraphs.flatMap((paragraph, nth) => {
    const sentences = splitSentences(paragraph);
    const starts = sentences.length <= together ? [0] : sentences.slice(0, 1 - together).map((_, at) => at);
    return starts.map((at) => ({
      id: `read${path}/${nth}.${at}`,
      text: `From “${name}”: ${sentences.slice(at, at + together).join(" ")}`,
      sources: [{ title: name, path }] as const,
      asks: [],
    }));
  });
}

export const makeExcerpts = (pages: readonly WordsOfPage[]): readonly Passage[] => pages.filter(({ path }) => toldInProse.test(path)).flatMap(excerptsOf);

/** A few sentences each of what posts and pages say; none, where nothing was built. */
export async function readExcerpts(file = new URL("../../build/pages.json", import.meta.url)): Promise<readonly Passage[]> {
  const written = await readFile(file, "utf8").catch(() => "[]");
  return makeExcerpts(JSON.parse(written) as WordsOfPage[]);
}
