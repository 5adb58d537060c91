import { type Shot, shots } from "#imagery/shots.ts";

export const drawings = ["fonts", "thermal", "isotherms", "monograms", "favicon", "scenes", "pages", "dividers"] as const;
export type Drawing = (typeof drawings)[number];

export type Wish = {
  shots: readonly Shot[];
  drawings: readonly Drawing[];
  /** A quick look: few samples, half the size, kept apart from the masters. */
  draft: boolean;
  /** How many passes of 16 samples each shot gets; all of them when nothing is said. */
  passes?: number;
};

export const usage = `npm run imagery                      everything, from content/brand.ts
npm run imagery -- --only slate      one picture: ${[...shots, ...drawings].join(", ")}; may be repeated
npm run imagery -- --passes 6        less light, less time: 6 passes of 16 samples; a later run adds to them
npm run imagery -- --draft           a quick look at the shots in imagery/.passes; masters stay as they are`;

/** What was asked for on the command line; throws with words for a person. */
export function readArguments(words: readonly string[]): Wish {
  const only: string[] = [];
  let draft = false;
  let passes: number | undefined;
  for (let i = 0; i < words.length; i++) {
    const word = words[i];
    if (word === "--draft") draft = true;
    else if (word === "--only") only.push(words[++i] ?? "");
    else if (word === "--passes") passes = readPasses(words[++i]);
    else throw new Error(`"${word}" is not known here.\n\n${usage}`);
  }
  const known: readonly string[] = [...shots, ...drawings];
  const strange = only.find((name) => !known.includes(name));
  if (strange !== undefined) throw new Error(`There is no picture called "${strange}".\n\n${usage}`);
  const wanted = (name: string) => only.length === 0 || only.includes(name);
  return { shots: shots.filter(wanted), drawings: draft ? [] : drawings.filter(wanted), draft, ...(passes && { passes }) };
}

function readPasses(word: string | undefined) {
  const passes = Number(word);
  if (!Number.isInteger(passes) || passes < 2)
    throw new Error("--passes wants a whole number, 2 at least: only between two passes can noise be told from picture.");
  return passes;
}
