import { stemmer } from "stemmer";
import { faintness, type Term } from "#server/modules/assistant/ideas.ts";
import type { Direct } from "#server/modules/assistant/word-vectors.ts";

/** What was learned from all known ways to ask: how much each feature of a question speaks for each passage. */
export type Learned = {
  /** The numbers that the features' names come to, in order: each has a row. */
  rows: Uint32Array;
  /** How many passages or kinds there are: a row has a number for each. */
  places: number;
  /** A byte is as much as it takes to rank them; `scales` has by how much the numbers of each row are multiplied. */
  numbers: Int8Array;
  scales: Float32Array;
};
type Feature = readonly [row: number, weight: number];

/** What a name comes to. Of forty thousand, two come to the same once in five: names themselves would take ten times the memory. */
function numberOf(name: string): number {
  let number = 0x811c9dc5;
  for (let at = 0; at < name.length; at++) number = Math.imul(number ^ name.charCodeAt(at), 0x01000193);
  return number >>> 0;
}
function rowOf(rows: Uint32Array, name: string): number | undefined {
  const number = numberOf(name);
  let [from, to] = [0, rows.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((rows[middle] as number) < number) from = middle + 1;
    else to = middle;
  }
  return rows[from] === number ? from : undefined;
}

const weightOf: Record<Term["kind"], number> = { idea: 1, light: 1, how: 0.8, small: 0.4 };
/** Beside an idea: its words, two ideas or words one after the other, pieces of words. */
const beside = { word: 0.6, nextIdea: 0.5, nextWord: 0.4, piece: 0.3 };
const sizeOfPiece = 4;
/** How much a question's direction counts beside its features, which together have length 1: it knows what a word is like that no lesson has. */
const asAWhole = 0.6;

/** Ideas, their words and pieces of these, and which follows which: "where you" is not "where order". */
function featuresOf(terms: readonly Term[]): Map<string, number> {
  const features = new Map<string, number>();
  const add = (name: string, weight: number, term: Term) => features.set(name, Math.max(features.get(name) ?? 0, weight * (term.faint ? faintness : 1)));
  const words = terms.flatMap((term) => term.words.split(" ").map((word) => ({ word: stemmer(word), term })));
  for (const [at, term] of terms.entries()) {
    add(term.name, weightOf[term.kind], term);
    for (const stem of term.stems) add(`=${stem}`, beside.word, term);
    const next = terms[at + 1];
    if (next) add(`${term.name}|${next.name}`, beside.nextIdea, term);
  }
  for (const [at, { word, term }] of words.entries()) {
    add(`${words[at - 1]?.word ?? ""}_${word}`, beside.nextWord, term);
    const whole = `<${word}>`;
    for (let from = 0; word.length > 3 && from + sizeOfPiece <= whole.length; from++) add(whole.slice(from, from + sizeOfPiece), beside.piece, term);
  }
  return features;
}

/** What nobody ever asked with is left out first: it must not make the rest sound fainter. The direction comes first. */
function known(features: ReadonlyMap<string, number>, direction: Float32Array, rows: Uint32Array): Feature[] {
  const some = [...features].flatMap(([name, weight]) => {
    const row = rowOf(rows, name);
    return row === undefined ? [] : [[row, weight] as const];
  });
  const length = Math.hypot(...some.map(([, weight]) => weight)) || 1;
  const whole = Array.from(direction, (part, at) => [rowOf(rows, `#${at}`) ?? 0, part * asAWhole] as const);
  return [...whole, ...some.map(([row, weight]) => [row, weight / length] as const)];
}

/** Writes what speaks for each place into `chances`, as shares of 1. */
function setChances(chances: Float32Array, features: readonly Feature[], numbers: Float32Array | Int8Array) {
  const places = chances.length;
  chances.fill(0);
  for (const [row, weight] of features)
    for (let place = 0; place < places; place++) chances[place] = (chances[place] as number) + (numbers[row * places + place] as number) * weight;
  const most = chances.reduce((best, one) => Math.max(best, one), Number.NEGATIVE_INFINITY);
  let whole = 0;
  for (let place = 0; place < places; place++) whole += chances[place] = Math.exp((chances[place] as number) - most);
  for (let place = 0; place < places; place++) chances[place] = (chances[place] as number) / whole;
}

/** How likely each passage is meant, by its place. */
export function createGuess({ rows, places, numbers, scales }: Learned, direct: Direct): (terms: readonly Term[]) => Float32Array {
  return (terms) => {
    const features = known(featuresOf(terms), direct(terms), rows).map(([row, weight]) => [row, weight * (scales[row] as number)] as const);
    const chances = new Float32Array(places);
    setChances(chances, features, numbers);
    return chances;
  };
}

const rounds = 8;
/** The first steps are long, later ones shorter. */
const stepIn = (round: number) => 4 / (1 + 0.3 * round);
/** A change too small to matter is not made: it saves most of the work. */
const negligible = 3e-3;
/** What is left for all other places even where one is right: nobody asks so clearly that no other could be meant. */
const doubt = 0.1;
/** In every round a lesson loses this share of its features: no single word is relied upon. */
const dropped = 0.2;

/** Numbers from 0 to 1, the same at every build: the same content has to give the same answers. */
function sameNumbers(seed: number) {
  let state = seed;
  return () => {
    state = (state * 16_807) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

/** Logistic regression on ways to ask, each with its passage's place. It takes seconds: the build does it. */
export function learn(lessons: readonly { terms: readonly Term[]; place: number }[], places: number, direct: Direct): Learned {
  const read = lessons.map(({ terms, place }) => ({ features: featuresOf(terms), direction: direct(terms), place }));
  const names = read.flatMap(({ features, direction }) => [...direction.keys().map((at) => `#${at}`), ...features.keys()]);
  const rows = Uint32Array.from(new Set(names.map(numberOf))).sort();
  const whole = read.map(({ features, direction, place }) => ({ features: known(features, direction, rows), place, parts: direction.length }));
  const learned = new Float32Array(rows.length * places);
  const changes = new Float32Array(places);
  const random = sameNumbers(7);
  for (let round = 0; round < rounds; round++)
    for (const { features, place: right, parts } of whole
      .map((one) => ({ one, at: random() }))
      .sort((a, b) => a.at - b.at)
      .map(({ one }) => one)) {
      const kept = features.filter((_, at) => at < parts || random() >= dropped);
      setChances(changes, kept, learned);
      const changed: number[] = [];
      for (let place = 0; place < places; place++) {
        changes[place] = ((changes[place] as number) - (place === right ? 1 - doubt : doubt / (places - 1))) * stepIn(round);
        if (Math.abs(changes[place] as number) >= negligible) changed.push(place);
      }
      for (const [row, weight] of kept)
        for (const place of changed) learned[row * places + place] = (learned[row * places + place] as number) - (changes[place] as number) * weight;
    }
  const scales = new Float32Array(rows.length).map(
    (_, row) => learned.subarray(row * places, (row + 1) * places).reduce((most, one) => Math.max(most, Math.abs(one)), 0) / 127,
  );
  const numbers = Int8Array.from(learned, (one, at) => Math.round(one / (scales[Math.floor(at / places)] || 1)));
  return { rows, places, numbers, scales };
}
