import type { Passage } from "#content/assistant/passage.ts";
import { sayFirstPrice } from "#content/assistant/read-knowledge.ts";
import { splitSentences } from "#content/split-sentences.ts";
import { createGuess, type Learned, learn } from "#server/modules/assistant/classifier.ts";
import { faintness, type Term } from "#server/modules/assistant/ideas.ts";
import { createDirect, dot, type WordVectors } from "#server/modules/assistant/word-vectors.ts";

export type Candidate = {
  passage: Passage;
  /** 0 to 1: how likely it is meant, among all passages. */
  likely: number;
  /** 0 to 1: how close the closest of its ways to ask is, word by word. */
  closest: number;
  /** Which of them that is. */
  ask: string;
  /** 0 to 1: what share of what was asked none of our ways to ask has. */
  strange: number;
};

/** How likely a passage is by what was learned, how close its nearest way to ask and its nearest three come word by word, and whether it is this assistant's own. */
const mix = { likely: 1.4, close: 8.3, closeThree: 5.9, own: 2 };
/** A passage that nothing speaks for may still be near. */
const leastLikely = 1e-3;
/** So many of the likeliest are looked at closely. */
const looked = 24;

/** "How long" tells as much as a rare word; "it", "is" next to nothing; a word that none of our ways to ask has is mostly the matter itself. */
const weightOf = { how: 1, small: 0.11, light: 0.5, stranger: 2.3, commonStranger: 0.8 };
/** So many words are the commonest: one that no way to ask has is most often a circumstance. */
const commonest = 3_000;
/** Two words for the same idea are so much alike. */
const sameIdea = 0.9;
/** How much of the question is in the way to ask counts for more than how much of the way to ask is in the question. */
const ownShare = 0.6;

/** Words of a message that are set beside the ways to ask: the most telling. A longer message takes no longer. */
const mostWords = 24;

type Word = { word: string; idea: string; weight: number; vector: Float32Array | undefined };
/** A word of the ways to ask, and its place among all of these. */
type WayWord = Word & { place: number };
/** A word of a message, and how alike each word of the ways to ask is to it, by its place: most stand in many ways. */
type Asked = Word & { likeness: Float32Array };
const unread = -1;

/** The square sets apart what only belongs to the same matter. */
function alike(one: Word, other: Word): number {
  if (one.word === other.word) return 1;
  const like = one.vector && other.vector ? Math.max(0, dot(one.vector, other.vector)) ** 2 : 0;
  return one.idea === other.idea ? Math.max(sameIdea, like) : like;
}

/** 0 to 1: how much of each of two texts is in the other, word by word. */
function closeness(asked: readonly Asked[], way: readonly WayWord[]): number {
  const most = new Float32Array(way.length);
  let [own, whole] = [0, 0];
  for (const one of asked) {
    let best = 0;
    for (const [at, other] of way.entries()) {
      let like = one.likeness[other.place] as number;
      if (like === unread) like = one.likeness[other.place] = alike(one, other);
      if (like > best) best = like;
      if (like > (most[at] as number)) most[at] = like;
    }
    own += best * one.weight;
    whole += one.weight;
  }
  const wholeWay = way.reduce((sum, { weight }) => sum + weight, 0);
  if (whole === 0 || wholeWay === 0) return 0;
  return ownShare * (own / whole) + (1 - ownShare) * (way.reduce((sum, { weight }, at) => sum + weight * (most[at] as number), 0) / wholeWay);
}

const meanOfThree = (numbers: readonly number[]) => numbers.slice(0, 3).reduce((sum, one) => sum + one, 0) / Math.min(3, numbers.length);

export type ReadText = (text: string) => Term[];
/** The passages that may be meant, the likeliest first. */
export type Rank = (terms: readonly Term[]) => Candidate[];
type Needs = {
  passages: readonly Passage[];
  vectors: WordVectors;
  readText: ReadText;
  /** From just these passages, in this order; what the owner wrote since then comes after them. */
  learned: Learned;
};

/** Learns from all ways to ask. */
export const learnFrom = (passages: readonly Passage[], vectors: WordVectors, readText: ReadText): Learned =>
  learn(
    passages.flatMap(({ asks, text }, place) => [...asks, ...splitSentences(sayFirstPrice(text))].map((ask) => ({ terms: readText(ask), place }))),
    passages.length,
    createDirect(vectors),
  );

/** Ranks for whoever may use some of the passages. */
export function createRank({ passages, vectors, readText, learned }: Needs): (mayUse: (passage: Passage) => boolean) => Rank {
  const read = passages.map((passage) => ({ passage, asks: passage.asks.map((ask) => ({ ask, terms: readText(ask) })) }));
  const counts = new Map<string, number>();
  for (const { asks } of read)
    for (const name of new Set(asks.flatMap(({ terms }) => terms.flatMap(({ name, stems }) => [name, ...stems]))))
      counts.set(name, (counts.get(name) ?? 0) + 1);
  const isCommon = (word: string) => (vectors.placeOf(word) ?? Number.POSITIVE_INFINITY) < commonest;
  const weigh = ({ name, kind, words }: Term) => {
    if (kind === "how" || kind === "small") return weightOf[kind];
    const count = counts.get(name);
    if (!count) return /\d/.test(name) || isCommon(words) ? weightOf.commonStranger : weightOf.stranger;
    return Math.log(1 + passages.length / count) * (kind === "light" ? weightOf.light : 1);
  };
  const wordsIn = (term: Term): Word[] => {
    const said = term.words.split(" ").filter(Boolean);
    const weight = (weigh(term) * (term.faint ? faintness : 1)) / said.length;
    return said.map((word) => ({ word, idea: term.name, vector: vectors.vectorOf(word), weight }));
  };
  // The same terms stand in many ways to ask.
  const known = new Map<Term, WayWord[]>();
  let vocabulary = 0;
  const knownWordsIn = (term: Term) => {
    const words = known.get(term) ?? wordsIn(term).map((word) => ({ ...word, place: vocabulary++ }));
    known.set(term, words);
    return words;
  };
  const ways = read.map(({ passage, asks }) => ({ passage, asks: asks.map(({ ask, terms }) => ({ ask, words: terms.flatMap(knownWordsIn) })) }));
  const guess = createGuess(learned, createDirect(vectors));

  return (mayUse) => (terms) => {
    const subject = [...new Map(terms.filter(({ kind }) => kind === "idea" || kind === "light").map((term) => [term.name, term])).values()];
    const sum = (some: readonly Term[]) => some.reduce((all, term) => all + weigh(term), 0);
    const strange = sum(subject.filter(({ name }) => !counts.has(name))) / (sum(subject) || 1);
    const chances = guess(terms);
    const asked = terms
      .flatMap(wordsIn)
      .sort((a, b) => b.weight - a.weight)
      .slice(0, mostWords)
      .map((word) => ({ ...word, likeness: new Float32Array(vocabulary).fill(unread) }));
    const usable = ways.map((way, at) => ({ ...way, chance: chances[at] })).filter(({ passage }) => mayUse(passage));
    const likeliest = usable
      .filter(({ chance }) => chance !== undefined)
      .sort((a, b) => (b.chance ?? 0) - (a.chance ?? 0))
      .slice(0, looked);
    const most = likeliest[0]?.chance ?? 0;
    const scored = [...likeliest, ...usable.filter(({ chance }) => chance === undefined)].map(({ passage, asks, chance }) => {
      const close = asks.map(({ ask, words }) => ({ ask, close: closeness(asked, words) })).sort((a, b) => b.close - a.close);
      const { ask = "", close: closest = 0 } = close[0] ?? {};
      // Nothing was learned of the owner's own answer: it's as likely as the likeliest where it's asked for in its own words.
      const likely = mix.likely * Math.log((chance ?? most * closest ** 4) + leastLikely);
      const score = likely + mix.close * closest + mix.closeThree * meanOfThree(close.map((other) => other.close)) + (passage.only ? mix.own : 0);
      return { passage, closest, ask, strange, score };
    });
    const best = Math.max(...scored.map(({ score }) => score));
    const all = scored.reduce((whole, { score }) => whole + Math.exp(score - best), 0);
    return scored.map(({ score, ...one }) => ({ ...one, likely: Math.exp(score - best) / all })).sort((a, b) => b.likely - a.likely);
  };
}
