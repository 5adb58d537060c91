import type { Term } from "#server/assistants/language/meanings.ts";
import { weights } from "#server/assistants/retrieval/weights.ts";
import type { WordVectors } from "#server/assistants/vectors/open-word-vectors.ts";

/** What a question is about as a whole: a direction of length 1, or nothing but zeros where no word of it is known. */
export type Direct = (terms: readonly Term[]) => Float32Array;

/** The commoner a word, the less it turns a question: as often as this, half as much. */
const half = 3e-4;
/** A word's share of a text, by its place among all words: the second is half as often as the first. */
const often = (place: number) => 0.08 / (place + 1);
/** A word that is in no table stands about so far back. */
const unlisted = 20_000;
/** How much of an idea's name goes with each of its words: "post" and "parcel" are closer here than elsewhere. */
const ofTheIdea = 0.3;

/** Reads questions as directions: the weighted mean of what their words are used like. */
export function createDirect({ dimensions, vectorOf, placeOf }: WordVectors): Direct {
  const known = new Map<string, Float32Array>();
  function read(word: string, name: string): Float32Array {
    const own = vectorOf(word);
    const idea = vectorOf(name.replace(/^[~?]/, "").split(" ")[0] ?? "");
    const mixed = new Float32Array(dimensions).map((_, at) => (own?.[at] ?? 0) + (idea?.[at] ?? 0) * (own ? ofTheIdea : 1));
    const weight = half / (half + often(placeOf(word) ?? unlisted));
    const length = Math.hypot(...mixed) || 1;
    return mixed.map((part) => (part / length) * weight);
  }
  function directionOf(word: string, name: string): Float32Array {
    const key = `${word} ${name}`;
    const direction = known.get(key) ?? read(word, name);
    if (known.size < mostKept) known.set(key, direction);
    return direction;
  }
  return (terms) => {
    const sum = new Float32Array(dimensions);
    for (const { words, name, faint } of terms)
      for (const word of words.split(" ").filter(Boolean)) {
        const direction = directionOf(word, name);
        const counted = faint ? weights.faint : 1;
        for (let at = 0; at < dimensions; at++) sum[at] = (sum[at] as number) + (direction[at] as number) * counted;
      }
    const length = Math.hypot(...sum);
    return length === 0 ? sum : sum.map((part) => part / length);
  };
}

/** Whoever writes to us chooses the words: what is kept of them must end. */
const mostKept = 10_000;
