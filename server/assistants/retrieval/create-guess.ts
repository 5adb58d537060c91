import type { Term } from "#server/assistants/language/meanings.ts";
import { featuresOf, type IsCommon } from "#server/assistants/retrieval/features-of.ts";
import type { Learned } from "#server/assistants/retrieval/learned.ts";
import { readRow } from "#server/assistants/retrieval/read-row.ts";
import { setChances } from "#server/assistants/retrieval/set-chances.ts";
import type { Direct } from "#server/assistants/vectors/create-direct.ts";

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
