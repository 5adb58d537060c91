import { distance } from "#server/assistants/language/distance.ts";

/** Slips that a word of this length may hold: a short word is soon another word. */
const slipsIn = (word: string) => (word.length < 5 ? 0 : word.length < 8 ? 1 : 2);
const doubled = (word: string) => word.replaceAll(/(.)\1/g, "$1");
const swapped = (a: string, b: string) => a.length === b.length && distance(a, b, 1) === 1 && [...a].sort().join("") === [...b].sort().join("");
/** As texting leaves the vowels out. */
const bones = (word: string) => doubled(word.replace(/z$/, "s").replaceAll(/(?!^)[aeiou]/g, ""));
const vowels = (word: string) => word.replaceAll(/[^aeiou]/g, "").length;

type Needs = {
  /** Words that may be meant, the likelier first. */
  known: Iterable<string>;
  /** Whether a word is one, and so no slip. */
  isWord: (word: string) => boolean;
};

/** Reads a word as the known one that was most likely meant; a word that is one, or is like none, stays as it is. */
export function createCorrectSpelling({ known, isWord }: Needs): (word: string) => string {
  const words = [...new Set(known)].filter((word) => word.length > 3 && /^[a-z]+$/.test(word));
  const all = new Set(words);
  const byBones = new Map<string, string>();
  for (const word of words) if (bones(word).length > 3 && !byBones.has(bones(word))) byBones.set(bones(word), word);

  const nearest = (word: string) => {
    const most = slipsIn(word);
    let best: { word: string; slips: number } | null = null;
    for (const one of words) {
      const slips = doubled(one) === doubled(word) || (word.length === 4 && swapped(word, one)) ? 0.5 : most > 0 ? distance(word, one, most) : most + 1;
      // The first letter is seldom mistaken.
      const counted = slips + (one[0] === word[0] ? 0 : 0.75);
      if (slips <= Math.max(most, 0.5) && counted < (best?.slips ?? most + 1)) best = { word: one, slips: counted };
    }
    return best?.word;
  };
  const spelledOut = (word: string) => {
    const found = word.length > 3 ? byBones.get(bones(word)) : undefined;
    return found && vowels(word) < vowels(found) ? found : undefined;
  };

  return (word) => {
    if (word.length < 4 || /\d/.test(word) || all.has(word) || isWord(word)) return word;
    return nearest(word) ?? spelledOut(word) ?? word;
  };
}
