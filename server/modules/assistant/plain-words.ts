import type { readWords } from "#content/assistant/read-knowledge.ts";

export type Words = ReturnType<typeof readWords>;

/** How many words the longest phrase has that begins with a word: most words begin none, and then nothing need be looked up. */
export function longestPhrases(phrases: Iterable<string>): (first: string | undefined) => number {
  const longest = new Map<string, number>();
  for (const phrase of phrases) {
    const words = phrase.split(" ");
    const [first = ""] = words;
    longest.set(first, Math.max(longest.get(first) ?? 0, words.length));
  }
  return (first) => longest.get(first ?? "") ?? 0;
}

/** Lower case, without signs: characters that look or sound like others, and what people lengthen for effect. */
const tidy = (text: string) =>
  text
    .normalize("NFKD")
    // An order's reference is nothing to look for.
    .replaceAll(/\b[A-Z]{3}-[0-9A-Z]{4}-[0-9A-Z]{4}\b/gi, " ")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll(/\bi[’‘`´']d\b/g, "i would")
    .replaceAll(/\b(i|we|you|he|she|they|it)[’‘`´'](?:ll)\b/g, "$1 will")
    .replaceAll(/\b(we|you|he|she|they|it)[’‘`´']d\b/g, "$1 would")
    // Without its sign it would be put right as "sees".
    .replaceAll(/\b(he|she)[’‘`´']s\b/g, "$1 is")
    .replaceAll(/\bd(?:[’‘`´']y(?:ou|a|e)|you|ya)\b/g, "do you")
    .replaceAll(/\bp ?& ?p\b/g, "postage")
    .replaceAll(/[’‘`´']/g, "")
    // Sworn behind stars: it says nothing, unless it's all that is said.
    .replaceAll(/(?<!^)\b[a-z]\*+\w*(?! off\b)/g, " ")
    .replaceAll("£", " pounds ")
    .replaceAll("€", " euros ")
    .replaceAll("$", " dollars ")
    .replaceAll("&", " and ")
    .replaceAll("%", " percent ")
    .replaceAll(/([a-z])\1{2,}/g, "$1$1")
    .replaceAll(/[^a-z0-9]+/g, " ")
    .trim();

export type Normalise = (text: string) => string;

/** Reads a text as plain English words: texting, slang and dialect are spelled out. */
export function createNormalise({ plain }: Pick<Words, "plain">): Normalise {
  const longestFrom = longestPhrases(plain.keys());
  return (text) => {
    const words = tidy(text).split(" ").filter(Boolean);
    const said: string[] = [];
    for (let at = 0; at < words.length; ) {
      let size = Math.min(longestFrom(words[at]), words.length - at);
      while (size > 0 && !plain.has(words.slice(at, at + size).join(" "))) size--;
      const one = size > 0 ? plain.get(words.slice(at, at + size).join(" ")) : words[at];
      if (one) said.push(one);
      at += Math.max(size, 1);
    }
    return said.join(" ");
  };
}
