import { type Shot, shots } from "#imagery/shots.ts";

export const drawings = ["fonts", "thermal", "isotherms", "monograms", "favicon"] as const;
export type Drawing = (typeof drawings)[number];

export type Wish = {
  shots: readonly Shot[];
  drawings: readonly Drawing[];
  /** A quick look: few samples, half the size, kept apart from the masters. */
  draft: boolean;
};

export const usage = `npm run imagery                      everything, from content/brand.ts
npm run imagery -- --only slate      one picture: ${[...shots, ...drawings].join(", ")}; may be repeated
npm run imagery -- --draft           a quick look at the shots in imagery/.passes/draft; masters stay as they are`;

/** What was asked for on the command line; throws with words for a person. */
export function readArguments(words: readonly string[]): Wish {
  const only: string[] = [];
  let draft = false;
  for (let i = 0; i < words.length; i++) {
    const word = words[i];
    if (word === "--draft") draft = true;
    else if (word === "--only") only.push(words[++i] ?? "");
    else throw new Error(`"${word}" is not known here.\n\n${usage}`);
  }
  const known: readonly string[] = [...shots, ...drawings];
  const strange = only.find((name) => !known.includes(name));
  if (strange !== undefined) throw new Error(`There is no picture called "${strange}".\n\n${usage}`);
  const wanted = (name: string) => only.length === 0 || only.includes(name);
  return { shots: shots.filter(wanted), drawings: draft ? [] : drawings.filter(wanted), draft };
}
