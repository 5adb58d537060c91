import { stemmer } from "stemmer";
import { sameWords } from "#content/assistant/same-words.ts";
import { sameWordsInPassing } from "#content/assistant/same-words-in-passing.ts";
import { lightWords, smallWords } from "#content/assistant/small-words.ts";
import { longestPhrases, normalise } from "#server/modules/assistant/normalise.ts";

/** One idea in a text: what several words may stand for. */
export type Term = {
  /** The idea's name, or the stem of a word that has no other like it. */
  name: string;
  /** As written. */
  words: string;
  /** Stems of the words themselves: two words for one idea are close, the same word is closer. */
  stems: readonly string[];
  kind: "idea" | "light" | "how" | "small";
  /** From an earlier question. */
  faint?: true;
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
const lightStems = new Set([...lightWords, ...[...lightWords].map(stem)]);

/** Words that stand in the middle of a phrase and change nothing: "put it on", "send this back". */
const fillers = new Set("it this that these those them some the any your".split(" "));
const isFiller = (word: string) => fillers.has(word);

/** As written: "get it" is to receive it, and "get" may be anything. */
const ideas = new Map<string, string>();
/** Whatever fillers stand within: "send back" is "send this back". */
const looseIdeas = new Map<string, string>();
// Where both say something of a word, the first list has it right.
for (const [name = "", ...variants] of [...sameWordsInPassing, ...sameWords])
  for (const variant of variants) {
    const words = normalise(variant).split(" ");
    const telling = words.filter((word) => !isFiller(word));
    ideas.set(words.map(stem).join(" "), name);
    if (telling.length > 1) looseIdeas.set(telling.map(stem).join(" "), name);
  }
const longestIdea = longestPhrases([...ideas.keys(), ...looseIdeas.keys()]);
/** Fillers in one phrase, at most. */
const fillersWithin = 2;
const longestWay = longestPhrases(Object.keys(ways));

/** Every single word that an idea goes by, for correcting a spelling. */
export const knownWords: readonly string[] = [
  ...new Set([
    ...[...sameWords, ...sameWordsInPassing].flatMap(([, ...variants]) => variants.flatMap((variant) => normalise(variant).split(" "))),
    ...smallWords,
    ...lightWords,
  ]),
];

/** "What is this?" has small words only, and asks about the one thing that is sold here. */
const asksWhat = /\b(?:what|explain|about|describe)\b/;
const theProduct: Term = { name: "product", words: "", stems: [], kind: "light" };

/** What a text in plain words is about, idea by idea; small words last in weight. */
export function readTerms(plain: string): Term[] {
  const terms = readEach(plain);
  return terms.every(({ kind }) => kind === "small") && asksWhat.test(plain) ? [...terms, theProduct] : terms;
}

/** "And when does it come?" is "when does it come?". */
const joints = /^(?:(?:and|but|so|also|then|or|well|oh|ah|hi|hello|hey|please|sorry)\s+)+(?=\S+\s+\S)/;

function readEach(plain: string): Term[] {
  const words = plain.replace(joints, "").split(" ").filter(Boolean);
  const stems = words.map(stem);
  const terms: Term[] = [];
  for (let at = 0; at < words.length; ) {
    const { size, term } = longestAt(words, stems, at);
    if (term) terms.push(term);
    at += size;
  }
  return terms;
}

function ideaOf(words: readonly string[], stems: readonly string[]): string | undefined {
  const idea = ideas.get(stems.join(" "));
  if (idea || isFiller(words[0] ?? "") || isFiller(words.at(-1) ?? "")) return idea;
  return looseIdeas.get(stems.filter((_, at) => !isFiller(words[at] ?? "")).join(" "));
}

function longestAt(words: string[], stems: string[], at: number): { size: number; term: Term | null } {
  for (let size = Math.min(Math.max(longestIdea(stems[at]) + fillersWithin, longestWay(words[at])), words.length - at); size > 0; size--) {
    const said = words.slice(at, at + size);
    const idea = ideaOf(said, stems.slice(at, at + size));
    if (idea) return { size, term: { name: idea, words: said.join(" "), stems: tellingStems(said), kind: lightStems.has(idea) ? "light" : "idea" } };
    const way = ways[said.join(" ")];
    if (way) return { size, term: { name: way, words: said.join(" "), stems: [], kind: "how" } };
  }
  const [word = "", name = ""] = [words[at], stems[at]];
  if (isFiller(word)) return { size: 1, term: null };
  if (smallWords.has(word)) return { size: 1, term: { name: `~${name}`, words: word, stems: [], kind: "small" } };
  return { size: 1, term: { name, words: word, stems: [name], kind: lightStems.has(name) ? "light" : "idea" } };
}

const tellingStems = (words: readonly string[]) => words.filter((word) => !smallWords.has(word) && !(word in ways)).map(stem);
