import type { Passage } from "#content/assistant/passage.ts";
import { splitSentences } from "#content/split-sentences.ts";
import { createGuess, type Learned, learn } from "#server/modules/assistant/classifier.ts";
import type { Term } from "#server/modules/assistant/ideas.ts";
import { createLikeness } from "#server/modules/assistant/likeness.ts";
import { createDirect, dot, type WordVectors } from "#server/modules/assistant/word-vectors.ts";

export type Ranked = {
  passage: Passage;
  /** How well it fits: only to be set beside the others. */
  score: number;
  /** 0 to 1: how likely it is meant, among all passages. */
  likely: number;
  /** 0 to 1: how close the closest of its questions is, word by word. */
  closest: number;
  /** Which of its questions that is. */
  ask: string;
  /** 0 to 1: what share of what was asked none of our questions has. */
  strange: number;
};

/**
 * Every number by which passages are ranked, for all questions the same; fitted on the questions of tests/judge that are for tuning. How likely a passage
 * is by what was learned, how close its nearest question and its nearest three come word by word and as a whole, its nearest sentence, and
 * whether it is there for this assistant alone.
 */
const mix = { likely: 1.08, close: 6.4, closeThree: 4.5, near: 1.7, nearThree: 1.5, sentence: 4, own: 1.6 };
/** A passage that nothing speaks for may still be near. */
const leastLikely = 1e-3;
/** So many of the likeliest are looked at closely, and so many known questions of each, the nearest as a whole, word by word. */
const looked = 24;
const compared = 12;

/** "How long" tells as much as a rare word; "it", "is", "more" next to nothing; a word that none of our questions has is mostly the matter itself. */
const weightOf = { way: 1, small: 0.11, light: 0.5, stranger: 2.3, commonStranger: 0.8 };
/** So many words are the commonest: one that no question of ours has is most often a circumstance. */
const commonest = 3_000;

const meanOfThree = (numbers: readonly number[]) => numbers.slice(0, 3).reduce((sum, one) => sum + one, 0) / 3;

export type ReadText = (text: string) => Term[];
export type Rank = (terms: readonly Term[]) => Ranked[];
type Needs = {
  passages: readonly Passage[];
  /** The owner's answers: they count from the moment they are written, so nothing was learned of them. */
  drafts?: readonly Passage[];
  vectors: WordVectors;
  readText: ReadText;
  learned: Learned | null;
};

/** Reads passages for being asked for. What the build learned of just these, in this order, need not be learned again, which takes seconds. */
export function createRank({ passages, drafts = [], vectors, readText, learned: before }: Needs): { rank: Rank; learned: Learned } {
  const read = [...passages, ...drafts].map((passage) => ({
    passage,
    asks: passage.asks.map((ask) => ({ ask, terms: readText(ask) })),
    sentences: splitSentences(passage.text).map(readText),
  }));
  const counts = new Map<string, number>();
  for (const { asks } of read)
    for (const name of new Set(asks.flatMap(({ terms }) => terms.flatMap(({ name, stems }) => [name, ...stems]))))
      counts.set(name, (counts.get(name) ?? 0) + 1);
  const isCommon = (word: string) => (vectors.placeOf(word) ?? Number.POSITIVE_INFINITY) < commonest;
  const weigh = ({ name, kind, words }: Pick<Term, "name" | "kind" | "words">) => {
    if (kind === "how") return weightOf.way;
    if (kind === "small") return weightOf.small;
    const count = counts.get(name);
    if (!count) return /\d/.test(name) || isCommon(words) ? weightOf.commonStranger : weightOf.stranger;
    return Math.log(1 + read.length / count) * (kind === "light" ? weightOf.light : 1);
  };
  const likeness = createLikeness(vectors, weigh);
  const direct = createDirect(vectors);
  const indexed = read.map(({ passage, asks, sentences }) => ({
    passage,
    asks: asks.map(({ ask, terms }) => ({ ask, worded: likeness.read(terms), direction: direct(terms) })),
    sentences: sentences.map(likeness.read),
  }));

  const lessons = read.slice(0, passages.length).flatMap(({ asks }, place) => asks.map(({ terms }) => ({ terms, place })));
  const learned = before ?? learn({ lessons, places: passages.length, direct, isCommon });
  const guess = createGuess(learned, { direct, isCommon });

  const rank: Rank = (terms) => {
    const subject = [...new Map(terms.filter(({ kind }) => kind === "idea" || kind === "light").map((term) => [term.name, term])).values()];
    const whole = subject.reduce((sum, term) => sum + weigh(term), 0);
    const strange = whole === 0 ? 0 : subject.reduce((sum, term) => sum + (counts.has(term.name) ? 0 : weigh(term)), 0) / whole;
    const chances = guess(terms);
    const likeliest = [...chances.keys()].sort((a, b) => (chances[b] ?? 0) - (chances[a] ?? 0)).slice(0, looked);
    const most = chances[likeliest[0] ?? 0] ?? 0;
    const beside = likeness.beside(terms);
    const asked = direct(terms);
    const ranked = [...likeliest, ...drafts.map((_, nth) => passages.length + nth)].flatMap((at): Omit<Ranked, "likely">[] => {
      const one = indexed[at];
      if (!one) return [];
      const near = one.asks.map(({ ask, worded, direction }) => ({ ask, worded, near: dot(asked, direction) })).sort((a, b) => b.near - a.near);
      const close = near
        .slice(0, compared)
        .map(({ ask, worded }) => ({ ask, close: beside(worded) }))
        .sort((a, b) => b.close - a.close);
      const closest = close[0]?.close ?? 0;
      // A draft is as likely as the likeliest where it is asked for in its own words.
      const chance = chances[at] ?? most * closest ** 4;
      const score =
        mix.likely * Math.log(chance + leastLikely) +
        mix.close * closest +
        mix.closeThree * meanOfThree(close.map((other) => other.close)) +
        mix.near * (near[0]?.near ?? 0) +
        mix.nearThree * meanOfThree(near.map((other) => other.near)) +
        mix.sentence * Math.max(0, ...one.sentences.map(beside)) +
        (one.passage.only ? mix.own : 0);
      return [{ passage: one.passage, score, closest, ask: close[0]?.ask ?? "", strange }];
    });
    const sorted = ranked.sort((a, b) => b.score - a.score);
    const best = sorted[0]?.score ?? 0;
    const all = sorted.reduce((sum, { score }) => sum + Math.exp(score - best), 0);
    return sorted.map((one) => ({ ...one, likely: Math.exp(one.score - best) / all }));
  };
  return { rank, learned };
}
