import { lastWords, ownersWords, plainWords } from "#content/assistant/plain-words.ts";

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

const longestFrom = longestPhrases(Object.keys(plainWords));

/** "How does it actually work?" asks how, and not whether. */
const stressedHow = /\b(how (?:do|does|did|is|are|can|could|will|would) (?:\w+ ){1,3}?)(?:actually|really|even|exactly) /g;

/** "She is 84." */
const ofAge =
  /\b(is|am|are|im|hes|shes|aged?|turned|turning|nearly|almost) ([6-9]\d)(?: ?(?:years?|yrs?) ?old| ?yo)?\b(?! ?(?:ml|p\b|percent|%|pounds|quid|minutes|mins|days|miles|degrees|km|times|people|hours|tubes|grams|g\b))/g;

/** Characters that look or sound like others, and what people lengthen for effect. */
const tidy = (text: string) =>
  text
    .normalize("NFKD")
    // The reference of an order is nothing to look for.
    .replaceAll(/\b[A-Z]{3}-[0-9A-Z]{4}-[0-9A-Z]{4}\b/gi, " ")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll(/\bi[’‘`´']d\b/g, "i would")
    .replaceAll(/\b(i|we|you|he|she|they|it)[’‘`´'](?:ll)\b/g, "$1 will")
    .replaceAll(/\b(we|you|he|she|they|it)[’‘`´']d\b/g, "$1 would")
    .replaceAll(/\bd(?:[’‘`´']y(?:ou|a|e)|you|ya)\b/g, "do you")
    .replaceAll(/\bp ?& ?p\b/g, "postage")
    .replaceAll(/[’‘`´']/g, "")
    .replaceAll(stressedHow, "$1")
    .replaceAll(ofAge, "$1 elderly")
    .replaceAll("£", " pounds ")
    .replaceAll("€", " euros ")
    .replaceAll("$", " dollars ")
    .replaceAll("₹", " rupees ")
    .replaceAll("&", " and ")
    .replaceAll("%", " percent ")
    .replaceAll(/([a-z])\1{2,}/g, "$1$1")
    // "4 my feet", but not "4 year old" nor "get 4".
    .replaceAll(
      /\b4 (?=(?:an?|the|this|that|these|those|it|me|my|u|you|your|ur|us|our|him|his|her|them|their|ppl|people|free|real|sure|ever|money|men|women|mum|dad|nan|hands|feet|work|runn?ing|swimming|hiking|walking|cold|both|xmas|christmas)\b)/g,
      "for ",
    )
    .replaceAll(/[^a-z0-9]+/g, " ")
    .trim();

/** A question in plain English words, lower case, without signs: texting, slang and dialect are spelled out. */
export function normalise(text: string): string {
  const words = tidy(text).split(" ").filter(Boolean);
  const plain: string[] = [];
  for (let at = 0; at < words.length; ) {
    let size = Math.min(longestFrom(words[at]), words.length - at);
    while (size > 0 && plainWords[words.slice(at, at + size).join(" ")] === undefined) size--;
    const said = size > 0 ? plainWords[words.slice(at, at + size).join(" ")] : words[at];
    if (said) plain.push(said);
    at += Math.max(size, 1);
  }
  const [last = "", before = ""] = [plain.at(-1), plain.at(-2)];
  return (plain.length > 3 && lastWords.has(last) && !ownersWords.has(before) ? plain.slice(0, -1) : plain).join(" ");
}
