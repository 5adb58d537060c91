import type { Passage } from "#content/assistant/passage.ts";
import type { Term } from "#server/assistants/language/meanings.ts";
import { type Ask, asWord, type Index } from "#server/assistants/retrieval/create-index.ts";
import { weights } from "#server/assistants/retrieval/weights.ts";

export type Ranked = {
  passage: Passage;
  /** How well it fits: only to be set beside the others. */
  score: number;
  /** 0 to 1: what share of what was asked about it knows anything of. */
  coverage: number;
  /** 0 to 1: how likely it is meant, as learned from all known questions. */
  likely: number;
  /** 0 to 1: what share of what was asked none of our questions has. */
  strange: number;
  /** 0 to 1: how close the closest of its questions is. */
  closest: number;
};

const { mix } = weights;
/** A passage that nothing speaks for may still be near. */
const leastLikely = 1e-3;

/** How much of a term a set of names knows, 0 to 1. */
function knows(known: ReadonlySet<string>, { name, stems, kind }: Term): number {
  if (kind === "how" || kind === "small") return known.has(name) ? 1 : 0;
  const shared = stems.length === 0 ? 1 : stems.filter((stem) => known.has(asWord(stem))).length / stems.length;
  return known.has(name) ? weights.otherWord + (1 - weights.otherWord) * shared : weights.partOfIdea * shared;
}

/** Passages for a question, the best first. */
export function rank(index: Index, terms: readonly Term[]): Ranked[] {
  const asked = [...new Map(terms.map((term) => [term.name, term])).values()].map((term) => ({
    term,
    weight: index.weigh(term) * (term.faint ? weights.faint : 1),
  }));
  const subject = asked.filter(({ term }) => term.kind !== "how" && term.kind !== "small");
  const sum = (list: typeof asked, part: (term: Term) => number = () => 1) => list.reduce((all, { term, weight }) => all + weight * part(term), 0);
  const [whole, wholeSubject] = [sum(asked), sum(subject)];

  const likeness = ({ known, weight }: Ask) => {
    const shared = sum(asked, (term) => knows(known, term));
    if (shared === 0) return 0;
    const more = Math.max(0, weight - sum(asked, (term) => (known.has(term.name) ? 1 : 0)));
    return shared / (shared + weights.leftOver * (whole - shared) + weights.besides * more);
  };
  const share = (known: ReadonlySet<string>) => (wholeSubject === 0 ? 0 : sum(subject, (term) => knows(known, term)) / wholeSubject);

  const strange = wholeSubject === 0 ? 0 : sum(subject, (term) => (index.isStranger(term) ? 1 : 0)) / wholeSubject;
  const chances = index.guess(terms);
  return index
    .search(asked.map(({ term }) => term))
    .flatMap((at) => {
      const found = index.passages[at];
      return found ? [{ ...found, likely: chances[at] ?? 0 }] : [];
    })
    .map(({ passage, asks, sentences, about, all, likely }) => {
      const closest = Math.max(0, ...asks.map(likeness), ...sentences.map((sentence) => weights.sentence * likeness(sentence)));
      const coverage = share(all);
      return {
        passage,
        closest,
        coverage,
        likely,
        strange,
        score: Math.log(likely + leastLikely) + mix.closest * closest + mix.about * share(about) + mix.coverage * coverage,
      };
    })
    .sort((a, b) => b.score - a.score);
}
