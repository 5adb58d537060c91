import { setImmediate } from "node:timers/promises";
import { stemmer } from "stemmer";
import type { Term } from "#server/assistants/language/meanings.ts";
import { weights } from "#server/assistants/retrieval/weights.ts";

/** Questions as ideas, and which passage each belongs to, by its place. */
type Lesson = { terms: readonly Term[]; place: number };
/** How likely each passage is meant, by its place; together 1. */
export type Guess = (terms: readonly Term[]) => Float32Array;

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

/** The features of one question: where the weights of each begin, and how much of it there is. */
type Row = { begins: Int32Array; amounts: Float32Array };

/** What speaks for each place, made into chances. */
function setChances(chances: Float32Array, { begins, amounts }: Row, learned: Float32Array) {
  const places = chances.length;
  chances.fill(0);
  for (let at = 0; at < begins.length; at++) {
    const [begin, amount] = [begins[at] as number, amounts[at] as number];
    for (let place = 0; place < places; place++) chances[place] = (chances[place] as number) + (learned[begin + place] as number) * amount;
  }
  let most = Number.NEGATIVE_INFINITY;
  for (const sum of chances) if (sum > most) most = sum;
  let whole = 0;
  for (let place = 0; place < places; place++) whole += chances[place] = Math.exp((chances[place] as number) - most);
  for (let place = 0; place < places; place++) chances[place] = (chances[place] as number) / whole;
}

function takeStep(chances: Float32Array, { begins, amounts }: Row, learned: Float32Array, right: number, step: number) {
  const places = chances.length;
  const wanted = doubt / (places - 1);
  for (let place = 0; place < places; place++) {
    const error = ((chances[place] as number) - (place === right ? 1 - doubt : wanted)) * step;
    if (Math.abs(error) < negligible) continue;
    for (let at = 0; at < begins.length; at++) {
      const weight = (begins[at] as number) + place;
      learned[weight] = (learned[weight] as number) - error * (amounts[at] as number);
    }
  }
}

function without({ begins, amounts }: Row, isDropped: () => boolean): Row {
  const kept = begins.map((_, at) => at).filter(() => !isDropped());
  return { begins: Int32Array.from(kept, (at) => begins[at] as number), amounts: Float32Array.from(kept, (at) => amounts[at] as number) };
}

/**
 * Learns from all known questions together which words speak for which passage: softmax regression, by gradient descent. About a second
 * for seven thousand questions, in pieces between which others are served. It ranks; whether anything is sure enough to be
 * said is not its business.
 */
export async function learn(lessons: readonly Lesson[], places: number): Promise<Guess> {
  const begins = new Map<string, number>();
  const read = lessons.map(({ terms, place }) => ({ features: featuresOf(terms), place }));
  for (const { features } of read) for (const [name] of features) if (!begins.has(name)) begins.set(name, begins.size * places);
  const learned = new Float32Array(begins.size * places);
  const toRow = (features: readonly Feature[]): Row => {
    const known = features.filter(([name]) => begins.has(name));
    return { begins: Int32Array.from(known, ([name]) => begins.get(name) ?? 0), amounts: Float32Array.from(known, ([, amount]) => amount) };
  };
  const prepared = read.map(({ features, place }) => ({ row: toRow(features), place }));
  const random = sameNumbers(7);
  const isDropped = () => random() < dropped;
  const chances = new Float32Array(places);
  for (let round = 0; round < rounds; round++)
    for (const [at, { row, place }] of shuffled(prepared, random).entries()) {
      const kept = without(row, isDropped);
      setChances(chances, kept, learned);
      takeStep(chances, kept, learned, place, stepIn(round));
      if (at % inOneGo === 0) await setImmediate();
    }
  return (terms) => {
    const guessed = new Float32Array(places);
    setChances(guessed, toRow(featuresOf(terms)), learned);
    return guessed;
  };
}
