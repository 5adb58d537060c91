import MiniSearch from "minisearch";
import type { Passage } from "#content/assistant/passage.ts";
import { anotherMatter } from "#content/assistant/same-words.ts";
import { readTerms, type Term } from "#server/assistants/language/meanings.ts";
import { normalise } from "#server/assistants/language/normalise.ts";
import { weights } from "#server/assistants/retrieval/weights.ts";

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
