import { readFile } from "node:fs/promises";
import MiniSearch from "minisearch";
import { makePassages } from "#content/assistant/make-passages.ts";
import type { Passage, PassageNeeds } from "#content/assistant/passage.ts";
import { anotherMatter } from "#content/assistant/same-words.ts";
import { brand } from "#content/brand.ts";
import { splitSentences } from "#content/split-sentences.ts";
import { readTerms, type Term } from "#server/modules/assistant/meanings.ts";
import { normalise } from "#server/modules/assistant/normalise.ts";
import { weights } from "#server/modules/assistant/weights.ts";

export type Excerpt = {
  passage: Passage;
  /** 0 to 1: what share of what was asked it has, the rare counting for more. */
  coverage: number;
  /** Whether it knows a word of the question that no passage does. */
  onlyHere: boolean;
};

/** Words that have nothing in common but that they are not ours are no idea here. */
const asItself = (term: Term): Term => (term.name === anotherMatter ? { ...term, name: term.stems.join(" ") } : term);
const subjectOf = (terms: readonly Term[]) => [
  ...new Map(
    terms
      .map(asItself)
      .filter(({ kind }) => kind === "idea" || kind === "light")
      .map((term) => [term.name, term]),
  ).values(),
];
const namesIn = (text: string) => new Set(subjectOf(readTerms(normalise(text))).flatMap(({ name, stems }) => [name, ...stems]));

export type FindExcerpt = (terms: readonly Term[], isStranger: (term: Term) => boolean) => Excerpt | null;

/** Finds the few sentences of a post or page in which nearly all of a question stands, or the one word of it that no passage knows. */
export function createFindExcerpt(excerpts: readonly Passage[]): FindExcerpt {
  const read = excerpts.map(({ text, sources }) => ({ said: namesIn(text), title: namesIn(sources[0].title) }));
  const counts = new Map<string, number>();
  for (const { said } of read) for (const name of said) counts.set(name, (counts.get(name) ?? 0) + 1);
  const engine = new MiniSearch<{ id: number; said: string; title: string }>({
    fields: ["said", "title"],
    tokenize: (names) => names.split("\n"),
    processTerm: (name) => name || null,
    searchOptions: { combineWith: "OR" },
  });
  engine.addAll(read.map(({ said, title }, id) => ({ id, said: [...said].join("\n"), title: [...title].join("\n") })));
  const weigh = ({ name }: Term) => Math.log(1 + excerpts.length / (counts.get(name) ?? 0.5));

  return (terms, isStranger) => {
    const subject = subjectOf(terms);
    const [first] = engine.search(subject.flatMap(({ name, stems }) => [name, ...stems]).join("\n"));
    const [found, passage] = first ? [read[first.id as number], excerpts[first.id as number]] : [];
    if (!found || !passage) return null;
    /** The word itself, or another for the same idea. */
    const has = ({ name, stems }: Term) =>
      stems.some((stem) => found.said.has(stem)) ? 1 : found.said.has(name) ? weights.otherWord : found.title.has(name) ? weights.inTitle : 0;
    const whole = subject.reduce((sum, term) => sum + weigh(term), 0);
    const coverage = subject.reduce((sum, term) => sum + weigh(term) * has(term), 0) / whole;
    const strangers = subject.filter((term) => term.kind === "idea" && isStranger(term));
    const onlyHere = strangers.length > 0 && strangers.every((term) => found.said.has(term.name)) && subject.length > 2;
    const ideas = subject.filter((term) => term.kind === "idea" && found.said.has(term.name));
    const enough = onlyHere ? weights.excerpt.onlyHere : weights.excerpt.coverage;
    return coverage >= enough && (onlyHere || ideas.length >= weights.excerpt.least) ? { passage, coverage, onlyHere } : null;
  };
}

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
export async function readExcerpts(file = new URL("../../../build/pages.json", import.meta.url)): Promise<readonly Passage[]> {
  const written = await readFile(file, "utf8").catch(() => "[]");
  return makeExcerpts(JSON.parse(written) as WordsOfPage[]);
}

/** Everything that the assistants may say. */
export const readPassages = async (needs: PassageNeeds): Promise<readonly Passage[]> => makePassages(needs);
