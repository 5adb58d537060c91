import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";

/** What is known of some forty thousand English words: which are used alike. NOTICE.md has whose work it is. */
export type WordVectors = {
  /** Another for every other table. */
  stamp: string;
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
  return { stamp: createHash("sha256").update(bytes).digest("hex"), dimensions, isWord: (word) => places.has(word) || seen.has(word), placeOf, vectorOf };
}
