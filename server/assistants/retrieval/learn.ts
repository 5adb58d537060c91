import type { Term } from "#server/assistants/language/meanings.ts";
import { featuresOf, type IsCommon } from "#server/assistants/retrieval/features-of.ts";
import type { Learned } from "#server/assistants/retrieval/learned.ts";
import { readRow } from "#server/assistants/retrieval/read-row.ts";
import { type Row, setChances } from "#server/assistants/retrieval/set-chances.ts";
import type { Direct } from "#server/assistants/vectors/create-direct.ts";

/** Questions as ideas, and which passage each belongs to, by its place. */
export type Lesson = { terms: readonly Term[]; place: number };

const rounds = 4;
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
export function learn({ lessons, places, direct, isCommon }: Needs): Omit<Learned, "stamp"> {
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
