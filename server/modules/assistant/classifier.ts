import { stemmer } from "stemmer";
import { faintness, type Term } from "#server/modules/assistant/ideas.ts";
import type { Direct } from "#server/modules/assistant/word-vectors.ts";

/** What was learned from all known questions: how much each feature of a question speaks for each passage. */
export type Learned = {
  /** The parts of a direction first, then the features by name. */
  names: string[];
  /** How many passages there are. */
  places: number;
  /** A row of numbers for each name, one for each place; a byte is as much as it takes to rank them. */
  numbers: Int8Array;
  /** By how much the numbers of each row are to be multiplied. */
  scales: Float32Array;
};

/** The features of one question: where the weights of each begin, how much of it there is, and how many are read. */
export type Row = { begins: Int32Array; amounts: Float32Array; size: number };

/** What speaks for each place, made into chances. Four features at a time: a sum is then written a quarter as often. */
export function setChances(chances: Float32Array, { begins, amounts, size }: Row, learned: Float32Array | Int8Array) {
  const places = chances.length;
  chances.fill(0);
  let at = 0;
  for (; at + 3 < size; at += 4) {
    const [a, b, c, d] = [begins[at] as number, begins[at + 1] as number, begins[at + 2] as number, begins[at + 3] as number];
    const [e, f, g, h] = [amounts[at] as number, amounts[at + 1] as number, amounts[at + 2] as number, amounts[at + 3] as number];
    for (let place = 0; place < places; place++)
      chances[place] =
        (chances[place] as number) +
        (learned[a + place] as number) * e +
        (learned[b + place] as number) * f +
        (learned[c + place] as number) * g +
        (learned[d + place] as number) * h;
  }
  for (; at < size; at++) {
    const [begin, amount] = [begins[at] as number, amounts[at] as number];
    for (let place = 0; place < places; place++) chances[place] = (chances[place] as number) + (learned[begin + place] as number) * amount;
  }
  let most = Number.NEGATIVE_INFINITY;
  for (let place = 0; place < places; place++) if ((chances[place] as number) > most) most = chances[place] as number;
  let whole = 0;
  for (let place = 0; place < places; place++) whole += chances[place] = Math.exp((chances[place] as number) - most);
  for (let place = 0; place < places; place++) chances[place] = (chances[place] as number) / whole;
}

/** Whether a word is one of the commonest. */
export type IsCommon = (word: string) => boolean;
export type Feature = readonly [name: string, weight: number];
const weightOf: Record<Term["kind"], number> = { idea: 1, light: 1, how: 0.8, small: 0.4 };
/** One of the commonest words, where it is no idea of ours, tells less: "expect", "explain". */
const commonWord = 0.6;
const tellsLess = ({ kind, name, words, stems }: Term, isCommon: IsCommon) => kind === "idea" && stems.length === 1 && stems[0] === name && isCommon(words);
/** Beside an idea: its words, two ideas or words one after the other, two ideas anywhere, pieces of words. */
const beside = { word: 0.6, nextIdea: 0.5, nextWord: 0.4, pair: 0.2, piece: 0.3 };
const sizeOfPiece = 4;

/** Ideas, their words and pieces of these, and which goes with which: "where you" is not "where order". */
export function featuresOf(terms: readonly Term[], isCommon: IsCommon): Feature[] {
  const features = new Map<string, number>();
  const add = (name: string, weight: number, term: Term) => {
    const counted = weight * (term.faint ? faintness : 1) * (tellsLess(term, isCommon) ? commonWord : 1);
    features.set(name, Math.max(features.get(name) ?? 0, counted));
  };
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
  return [...features];
}

/** How much a question's direction counts beside its features, which together have length 1: it knows what a word is like that no lesson has. */
const asAWhole = 0.6;

/** Reads a question for what is known of its features: where the row of each begins, by its name. */
export function readRow(features: readonly Feature[], direction: Float32Array, begins: ReadonlyMap<string, number>, places: number): Row {
  // What nobody ever asked with is left out first: it must not make the rest sound fainter.
  const known = features.filter(([name]) => begins.has(name));
  const length = Math.hypot(...known.map(([, weight]) => weight)) || 1;
  return {
    begins: Int32Array.from([...known.map(([name]) => begins.get(name) ?? 0), ...Array.from(direction, (_, at) => at * places)]),
    amounts: Float32Array.from([...known.map(([, weight]) => weight / length), ...Array.from(direction, (part) => part * asAWhole)]),
    size: known.length + direction.length,
  };
}

/** How likely each passage is meant, by its place; together 1. */
export type Guess = (terms: readonly Term[]) => Float32Array;

/** Guesses by what was learned. */
export function createGuess({ names, places, numbers, scales }: Learned, { direct, isCommon }: { direct: Direct; isCommon: IsCommon }): Guess {
  const begins = new Map(names.map((name, at) => [name, at * places]));
  return (terms) => {
    const row = readRow(featuresOf(terms, isCommon), direct(terms), begins, places);
    for (let at = 0; at < row.size; at++) row.amounts[at] = (row.amounts[at] as number) * (scales[(row.begins[at] as number) / places] as number);
    const chances = new Float32Array(places);
    setChances(chances, row, numbers);
    return chances;
  };
}

/** Questions as ideas, and which passage each belongs to, by its place. */
export type Lesson = { terms: readonly Term[]; place: number };

const rounds = 8;
/** The first steps are long, later ones shorter. */
const stepIn = (round: number) => 4 / (1 + 0.3 * round);
/** A change too small to matter is not made: it saves most of the work. */
const negligible = 3e-3;
/** What is left for all other places even where one is right: nobody asks so clearly that no other could be meant. */
const doubt = 0.1;
/** In every round a lesson loses this share of its features: no single word is relied upon. */
const dropped = 0.2;

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

/** `changed` has room for one number for each place. */
function takeStep(chances: Float32Array, { begins, amounts, size }: Row, learned: Float32Array, right: number, step: number, changed: Int32Array) {
  const places = chances.length;
  const wanted = doubt / (places - 1);
  let changes = 0;
  for (let place = 0; place < places; place++) {
    const error = ((chances[place] as number) - (place === right ? 1 - doubt : wanted)) * step;
    chances[place] = error;
    if (Math.abs(error) >= negligible) changed[changes++] = place;
  }
  for (let at = 0; at < size; at++) {
    const [begin, amount] = [begins[at] as number, amounts[at] as number];
    for (let one = 0; one < changes; one++) {
      const place = changed[one] as number;
      learned[begin + place] = (learned[begin + place] as number) - (chances[place] as number) * amount;
    }
  }
}

/** Writes into `kept` what is left of a row, and takes no memory for it. A direction stays whole: its parts stand first in what is learned. */
function dropSome({ begins, amounts, size }: Row, wholeBefore: number, isDropped: () => boolean, kept: Row) {
  kept.size = 0;
  for (let at = 0; at < size; at++) {
    if ((begins[at] as number) >= wholeBefore && isDropped()) continue;
    kept.begins[kept.size] = begins[at] as number;
    kept.amounts[kept.size++] = amounts[at] as number;
  }
}

/** A byte for each number, and what to multiply each row by. */
function inBytes(learned: Float32Array, places: number): Pick<Learned, "numbers" | "scales"> {
  const [numbers, scales] = [new Int8Array(learned.length), new Float32Array(learned.length / places)];
  for (const row of scales.keys()) {
    const from = row * places;
    let most = 0;
    for (let at = from; at < from + places; at++) most = Math.max(most, Math.abs(learned[at] as number));
    const scale = most / 127;
    scales[row] = scale;
    for (let at = from; scale > 0 && at < from + places; at++) numbers[at] = Math.round((learned[at] as number) / scale);
  }
  return { numbers, scales };
}

type Needs = { lessons: readonly Lesson[]; places: number; direct: Direct; isCommon: IsCommon };

/**
 * Learns from all known questions together which words, and which direction of a whole question, speak for which passage: softmax regression, by
 * gradient descent. Some seconds for ten thousand questions. It ranks; whether anything is sure enough to be said is not its business.
 */
export function learn({ lessons, places, direct, isCommon }: Needs): Learned {
  const begins = new Map<string, number>();
  const read = lessons.map(({ terms, place }) => ({ features: featuresOf(terms, isCommon), direction: direct(terms), place }));
  const parts = read[0]?.direction.length ?? 0;
  for (let at = 0; at < parts; at++) begins.set(`#${at}`, at * places);
  for (const { features } of read) for (const [name] of features) if (!begins.has(name)) begins.set(name, begins.size * places);
  const learned = new Float32Array(begins.size * places);
  const prepared = read.map(({ features, direction, place }) => ({ row: readRow(features, direction, begins, places), place }));
  const random = sameNumbers(7);
  const isDropped = () => random() < dropped;
  const [chances, changed] = [new Float32Array(places), new Int32Array(places)];
  const longest = Math.max(0, ...prepared.map(({ row }) => row.size));
  const kept: Row = { begins: new Int32Array(longest), amounts: new Float32Array(longest), size: 0 };
  for (let round = 0; round < rounds; round++)
    for (const { row, place } of shuffled(prepared, random)) {
      dropSome(row, parts * places, isDropped, kept);
      setChances(chances, kept, learned);
      takeStep(chances, kept, learned, place, stepIn(round), changed);
    }
  return { names: [...begins.keys()], places, ...inBytes(learned, places) };
}
