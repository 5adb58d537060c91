import { stemmer } from "stemmer";
import { longestPhrases, type Normalise, type Words } from "#server/modules/assistant/plain-words.ts";

/** One idea in a text: what several words may stand for. */
export type Term = {
  /** The idea's name, or the stem of a word that has no other like it. */
  name: string;
  /** As written. */
  words: string;
  /** Stems of the words themselves: two words for one idea are close, the same word is closer. */
  stems: readonly string[];
  /** "how": a way of asking, such as "how long"; "light" and "small" say little and nothing of what a question is about. */
  kind: "idea" | "light" | "how" | "small";
  /** From an earlier question. */
  faint?: true;
};

/** How much a term of an earlier question counts beside those of this one. */
export const faintness = 0.6;

const waysOfAsking: Readonly<Record<string, string>> = {
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
/** Words that say nothing by themselves. */
const fillers = new Set("it this that these those them some the any your".split(" "));
const isFiller = (word: string) => fillers.has(word);

/** Reads plain words idea by idea. */
export function createReadTerms({ ideas: listed, small, light }: Words, normalise: Normalise): (plain: string) => Term[] {
  const lightStems = new Set([...light, ...[...light].map(stem)]);
  const ideas = new Map<string, string>();
  for (const { name, words } of listed) for (const phrase of [...words, name]) ideas.set(normalise(phrase).split(" ").map(stem).join(" "), name);
  const longestIdea = longestPhrases(ideas.keys());
  const longestWay = longestPhrases(Object.keys(waysOfAsking));

  const tellingStems = (words: readonly string[]) => words.filter((word) => !small.has(word) && !(word in waysOfAsking)).map(stem);

  function longestAt(words: string[], stems: string[], at: number): { size: number; term: Term | null } {
    for (let size = Math.min(Math.max(longestIdea(stems[at]), longestWay(words[at])), words.length - at); size > 0; size--) {
      const said = words.slice(at, at + size);
      const idea = ideas.get(stems.slice(at, at + size).join(" "));
      if (idea) return { size, term: { name: idea, words: said.join(" "), stems: tellingStems(said), kind: lightStems.has(idea) ? "light" : "idea" } };
      const way = waysOfAsking[said.join(" ")];
      if (way) return { size, term: { name: way, words: said.join(" "), stems: [], kind: "how" } };
    }
    const [word = "", name = ""] = [words[at], stems[at]];
    if (isFiller(word)) return { size: 1, term: null };
    if (small.has(word)) return { size: 1, term: { name: `~${name}`, words: word, stems: [], kind: "small" } };
    return { size: 1, term: { name, words: word, stems: [name], kind: lightStems.has(name) ? "light" : "idea" } };
  }

  return (plain) => {
    const words = plain.split(" ").filter(Boolean);
    const stems = words.map(stem);
    const terms: Term[] = [];
    for (let at = 0; at < words.length; ) {
      const { size, term } = longestAt(words, stems, at);
      if (term) terms.push(term);
      at += size;
    }
    return terms;
  };
}
