import type { Passage } from "#content/assistant/passage.ts";
import { asWord, type Index } from "#server/modules/assistant/index.ts";
import type { Term } from "#server/modules/assistant/meanings.ts";
import { weights } from "#server/modules/assistant/weights.ts";
import { dot } from "#server/modules/assistant/word-vectors.ts";

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
  /** 0 to 1: how close the closest of its questions is, word by word. */
  closest: number;
  /** -1 to 1: how near the nearest of its questions is, as a whole. */
  nearest: number;
};

const { mix } = weights;
/** A passage that nothing speaks for may still be near. */
const leastLikely = 1e-3;
/** So many of the likeliest are looked at closely, whatever words they have. */
const likeliest = 12;
/** So many known questions of each, the nearest as a whole, are compared word by word. */
const compared = 16;
/** One known question may be close by chance; three are not. */
const together = 3;

/** How much of a term a set of names knows, 0 to 1. */
function knows(known: ReadonlySet<string>, { name, stems }: Term): number {
  const shared = stems.length === 0 ? 1 : stems.filter((stem) => known.has(asWord(stem))).length / stems.length;
  return known.has(name) ? weights.otherWord + (1 - weights.otherWord) * shared : weights.partOfIdea * shared;
}

const meanOfFirst = (numbers: readonly number[]) => numbers.slice(0, together).reduce((sum, one) => sum + one, 0) / together;

/** Passages for a question, the best first. */
export function rank(index: Index, terms: readonly Term[]): Ranked[] {
  const subject = [...new Map(terms.map((term) => [term.name, term])).values()]
    .filter(({ kind }) => kind !== "how" && kind !== "small")
    .map((term) => ({ term, weight: index.weigh(term) * (term.faint ? weights.faint : 1) }));
  const whole = subject.reduce((sum, { weight }) => sum + weight, 0);
  const share = (part: (term: Term) => number) => (whole === 0 ? 0 : subject.reduce((sum, { term, weight }) => sum + weight * part(term), 0) / whole);

  const strange = share((term) => (index.isStranger(term) ? 1 : 0));
  const chances = index.guess(terms);
  const likely = [...chances.keys()].sort((a, b) => (chances[b] ?? 0) - (chances[a] ?? 0)).slice(0, likeliest);
  const beside = index.beside(terms);
  const asked = index.direct(terms);
  return [...new Set([...index.search(terms), ...likely])]
    .flatMap((at) => {
      const found = index.passages[at];
      return found ? [{ ...found, likely: chances[at] ?? 0 }] : [];
    })
    .map(({ passage, asks, sentences, all, likely }) => {
      const near = asks
        .map(({ worded, direction }) => ({ worded, near: dot(asked, direction) }))
        .sort((a, b) => b.near - a.near)
        .slice(0, compared);
      const close = [...near.map(({ worded }) => beside(worded)), ...sentences.map((sentence) => weights.sentence * beside(sentence))].sort((a, b) => b - a);
      const coverage = share((term) => knows(all, term));
      return {
        passage,
        closest: close[0] ?? 0,
        nearest: near[0]?.near ?? 0,
        coverage,
        likely,
        strange,
        score:
          mix.likely * Math.log(likely + leastLikely) +
          mix.close * meanOfFirst(close) +
          mix.near * meanOfFirst(near.map((one) => one.near)) +
          mix.coverage * coverage +
          (passage.only ? mix.own : 0),
      };
    })
    .sort((a, b) => b.score - a.score);
}
