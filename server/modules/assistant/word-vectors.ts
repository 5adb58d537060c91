import { readFile } from "node:fs/promises";
import { faintness, type Term } from "#server/modules/assistant/ideas.ts";

/** How far two directions of length 1 agree: 1 where they are the same, 0 where they have nothing in common. */
export function dot(one: Float32Array, other: Float32Array): number {
  let sum = 0;
  for (let at = 0; at < one.length; at++) sum += (one[at] as number) * (other[at] as number);
  return sum;
}

/** What is known of some forty thousand English words: which are used alike. NOTICE.md has whose work it is. */
export type WordVectors = {
  dimensions: number;
  /** Whether it is a word, or the name of something, and so no slip. */
  isWord: (word: string) => boolean;
  /** Where a word stands among all, the commonest first. */
  placeOf: (word: string) => number | undefined;
  /** Its direction, of length 1: words that are used alike point the same way. */
  vectorOf: (word: string) => Float32Array | undefined;
};

/** The words in one line, those known by sight in the next, then the vectors, a byte for each of their numbers. */
export async function openWordVectors(file = new URL("word-vectors.bin", import.meta.url)): Promise<WordVectors> {
  const bytes = await readFile(file);
  const end = bytes.indexOf("\n");
  const endOfSeen = bytes.indexOf("\n", end + 1);
  const words = bytes.toString("latin1", 0, end).split(" ");
  const seen = new Set(bytes.toString("latin1", end + 1, endOfSeen).split(" "));
  const numbers = new Int8Array(bytes.buffer, bytes.byteOffset + endOfSeen + 1);
  const dimensions = numbers.length / words.length;
  const places = new Map(words.map((word, place) => [word, place]));

  const placeOf = (word: string) => places.get(word);
  const vectorOf = (word: string) => {
    const place = placeOf(word);
    if (place === undefined) return undefined;
    const vector = Float32Array.from(numbers.subarray(place * dimensions, (place + 1) * dimensions));
    const length = Math.hypot(...vector) || 1;
    return vector.map((part) => part / length);
  };
  return { dimensions, isWord: (word) => places.has(word) || seen.has(word), placeOf, vectorOf };
}

/** What a question is about as a whole: a direction of length 1, or nothing but zeros where no word of it is known. */
export type Direct = (terms: readonly Term[]) => Float32Array;

/** The commoner a word, the less it turns a question: of a word that is so often in a text, half as much. */
const half = 3e-4;
/** A word's share of a text, by its place among all words: the second is half as often as the first. */
const often = (place: number) => 0.08 / (place + 1);

/** Reads questions as directions: the weighted mean of what their words are used like. */
export const createDirect =
  ({ dimensions, vectorOf, placeOf }: WordVectors): Direct =>
  (terms) => {
    const sum = new Float32Array(dimensions);
    for (const { words, faint } of terms)
      for (const word of words.split(" ")) {
        const weight = (half / (half + often(placeOf(word) ?? 0))) * (faint ? faintness : 1);
        for (const [at, part] of vectorOf(word)?.entries() ?? []) sum[at] = (sum[at] as number) + part * weight;
      }
    const length = Math.hypot(...sum) || 1;
    return sum.map((part) => part / length);
  };
