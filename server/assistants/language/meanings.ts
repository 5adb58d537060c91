import { stemmer } from "stemmer";
import { sameWords } from "#content/assistant/same-words.ts";
import { lightWords, smallWords } from "#content/assistant/small-words.ts";
import { normalise } from "#server/assistants/language/normalise.ts";

/** One idea in a text: what several words may stand for. */
export type Term = {
  /** The idea's name, or the stem of a word that has no other like it. */
  name: string;
  /** As written. */
  words: string;
  kind: "idea" | "light" | "how";
};

/** Ways of asking: they tell "how long" from "how much", and are not what is asked about. */
const ways: Readonly<Record<string, string>> = {
  "how long": "?long",
  "how much": "?much",
  "how many": "?many",
  "how often": "?often",
  "how soon": "?soon",
  "how quickly": "?soon",
  "how quick": "?soon",
  "how fast": "?soon",
  "how far": "?soon",
  "what time": "?when",
  "which day": "?when",
  "what date": "?when",
  when: "?when",
  where: "?where",
  who: "?who",
  whom: "?who",
  whose: "?who",
  why: "?why",
  how: "?how",
};

const stem = (word: string) => (/\d/.test(word) ? word : stemmer(word));
const stemAll = (words: string) => words.split(" ").map(stem).join(" ");
const lightStems = new Set([...lightWords].map(stem));

const ideas = new Map<string, string>();
for (const [name = "", ...variants] of sameWords) for (const variant of variants) ideas.set(stemAll(normalise(variant)), name);
const longest = Math.max(...[...ideas.keys()].map((words) => words.split(" ").length));

/** Every single word that an idea goes by, for correcting a spelling. */
export const knownWords: readonly string[] = [
  ...new Set([...sameWords.flatMap(([, ...variants]) => variants.flatMap((variant) => normalise(variant).split(" "))), ...smallWords, ...lightWords]),
];

/** What a text in plain words is about, idea by idea; small words go. */
export function readTerms(plain: string): Term[] {
  const words = plain.split(" ").filter(Boolean);
  const stems = words.map(stem);
  const terms: Term[] = [];
  for (let at = 0; at < words.length; ) {
    const { size, term } = longestAt(words, stems, at);
    if (term) terms.push(term);
    at += size;
  }
  return terms;
}

function longestAt(words: string[], stems: string[], at: number): { size: number; term: Term | null } {
  for (let size = Math.min(longest, words.length - at); size > 0; size--) {
    const said = words.slice(at, at + size).join(" ");
    const idea = ideas.get(stems.slice(at, at + size).join(" "));
    if (idea) return { size, term: { name: idea, words: said, kind: lightStems.has(idea) ? "light" : "idea" } };
    const way = ways[said];
    if (way) return { size, term: { name: way, words: said, kind: "how" } };
  }
  const word = words[at] ?? "";
  const name = stems[at] ?? "";
  if (smallWords.has(word)) return { size: 1, term: null };
  return { size: 1, term: { name, words: word, kind: lightStems.has(name) ? "light" : "idea" } };
}
