import { setImmediate } from "node:timers/promises";
import { stemmer } from "stemmer";
import type { Term } from "#server/assistants/language/meanings.ts";
import { weights } from "#server/assistants/retrieval/weights.ts";

/** Questions as ideas, and which passage each belongs to, by its place. */
type Lesson = { terms: readonly Term[]; place: number };
/** How likely each passage is meant, by its place; together 1. */
export type Guess = (terms: readonly Term[]) => Float64Array;

const rounds = 6;
/** Lessons that are learned without a pause. */
const inOneGo = 100;
/** The first steps are long, later ones shorter. */
const stepIn = (round: number) => 4 / (1 + 0.3 * round);
/** A change too small to matter is not made: it saves most of the work. */
const negligible = 1e-3;
/** What is left for all other places even where one is right: nobody asks so clearly that no other could be meant. */
const doubt = 0.1;
/** In every round a lesson loses this share of its features: no single word is relied upon. */
const dropped = 0.2;

type Feature = readonly [name: string, weight: number];
const weightOf: Record<Term["kind"], number> = { idea: 1, light: 1, how: 0.8, small: 0.4 };
/** Beside an idea: its words, two ideas or words one after the other, two ideas anywhere, pieces of words. */
const beside = { word: 0.6, nextIdea: 0.5, nextWord: 0.4, pair: 0.2, piece: 0.2 };
const sizeOfPiece = 4;

/** Ideas, their words and pieces of these, and which goes with which: "where you" is not "where order". */
function featuresOf(terms: readonly Term[]): Feature[] {
  const features = new Map<string, number>();
  const add = (name: string, weight: number, { faint }: Term) => features.set(name, Math.max(features.get(name) ?? 0, weight * (faint ? weights.faint : 1)));
  const telling = terms.filter(({ kind }) => kind !== "small");
  const words = terms.flatMap((term) => term.words.split(" ").map((word) => ({ word: stemmer(word), term })));
  for (const [at, term] of terms.entries()) {
    add(term.name, weightOf[term.kind], term);
    for (const stem of term.stems) add(`=${stem}`, beside.word, term);
    const next = terms[at + 1];
    if (next) add(`${term.name}|${next.name}`, beside.nextIdea, term);
  }
  for (const [at, one] of telling.entries()) for (const other of telling.slice(at + 1)) add([one.name, other.name].sort().join("&"), beside.pair, one);
  for (const [at, { word, term }] of words.entries()) {
    add(`${word}_${words[at + 1]?.word ?? ""}`, beside.nextWord, term);
    if (at === 0) add(`_${word}`, beside.nextWord, term);
    const whole = `<${word}>`;
    for (let from = 0; word.length > 3 && from + sizeOfPiece <= whole.length; from++) add(whole.slice(from, from + sizeOfPiece), beside.piece, term);
  }
  const length = Math.sqrt([...features.values()].reduce((sum, weight) => sum + weight ** 2, 0)) || 1;
  return [...features].map(([name, weight]) => [name, weight / length]);
}

/** Numbers from 0 to 1, the same at every start: the same content has to give the same answers. */
function sameNumbers(seed: number) {
  let state = seed;
  return () => {
    state = (state * 16_807) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

function shuffled<T>(list: readonly T[], random: () => number): T[] {
  const mixed = [...list];
  for (let at = mixed.length - 1; at > 0; at--) {
    const other = Math.floor(random() * (at + 1));
    [mixed[at], mixed[other]] = [mixed[other] as T, mixed[at] as T];
  }
  return mixed;
}

type Row = { weights: Float64Array; amount: number };

/** What speaks for each place, made into chances. */
function chancesOf(rows: readonly Row[], places: number): Float64Array {
  const sums = new Float64Array(places);
  for (const { weights, amount } of rows)
    for (let place = 0; place < places; place++) sums[place] = (sums[place] as number) + (weights[place] as number) * amount;
  const most = Math.max(...sums);
  let whole = 0;
  for (let place = 0; place < places; place++) whole += sums[place] = Math.exp((sums[place] as number) - most);
  return sums.map((sum) => sum / whole);
}

function takeStep(rows: readonly Row[], chances: Float64Array, right: number, step: number) {
  for (let place = 0; place < chances.length; place++) {
    const error = ((chances[place] as number) - (place === right ? 1 - doubt : doubt / (chances.length - 1))) * step;
    if (Math.abs(error) < negligible) continue;
    for (const { weights, amount } of rows) weights[place] = (weights[place] as number) - error * amount;
  }
}

/**
 * Learns from all known questions together which words speak for which passage: softmax regression, by gradient descent. Less than a second
 * for two and a half thousand questions, in pieces between which others are served. It ranks; whether anything is sure enough to be
 * said is not its business.
 */
export async function learn(lessons: readonly Lesson[], places: number): Promise<Guess> {
  const learned = new Map<string, Float64Array>();
  const rowFor = ([name, amount]: Feature): Row => {
    const weights = learned.get(name) ?? new Float64Array(places);
    learned.set(name, weights);
    return { weights, amount };
  };
  const prepared = lessons.map(({ terms, place }) => ({ rows: featuresOf(terms).map(rowFor), place }));
  const random = sameNumbers(7);
  for (let round = 0; round < rounds; round++)
    for (const [at, { rows, place }] of shuffled(prepared, random).entries()) {
      const kept = rows.filter(() => random() >= dropped);
      takeStep(kept, chancesOf(kept, places), place, stepIn(round));
      if (at % inOneGo === 0) await setImmediate();
    }
  return (terms) =>
    chancesOf(
      featuresOf(terms).flatMap(([name, amount]) => {
        const known = learned.get(name);
        return known ? [{ weights: known, amount }] : [];
      }),
      places,
    );
}
