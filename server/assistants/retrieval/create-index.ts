import MiniSearch from "minisearch";
import type { Passage } from "#content/assistant/passage.ts";
import { splitSentences } from "#content/split-sentences.ts";
import { readTerms, type Term } from "#server/assistants/language/meanings.ts";
import { normalise } from "#server/assistants/language/normalise.ts";
import { createGuess, type Guess } from "#server/assistants/retrieval/create-guess.ts";
import { createLikeness, type Likeness, type Worded } from "#server/assistants/retrieval/create-likeness.ts";
import { learn } from "#server/assistants/retrieval/learn.ts";
import type { Learned } from "#server/assistants/retrieval/learned.ts";
import { stampOf } from "#server/assistants/retrieval/stamp-of.ts";
import { weights } from "#server/assistants/retrieval/weights.ts";
import { createDirect, type Direct } from "#server/assistants/vectors/create-direct.ts";
import type { WordVectors } from "#server/assistants/vectors/open-word-vectors.ts";

/** One way to ask: word by word, and as a whole. */
export type Ask = { worded: Worded; direction: Float32Array };

/** A passage with the ideas of its questions and of its own sentences, made once. */
export type Indexed = {
  passage: Passage;
  /** Of each way to ask for it. */
  asks: Ask[];
  /** Of each of its sentences. */
  sentences: Worded[];
  /** Of all its questions. */
  about: Set<string>;
  /** Of everything in it. */
  all: Set<string>;
};

export type Index = {
  passages: readonly Indexed[];
  /** How much an idea tells: the rarer, the more. */
  weigh: (term: Pick<Term, "name" | "kind" | "words">) => number;
  /** Whether none of our questions has it. */
  isStranger: (term: Pick<Term, "name">) => boolean;
  /** The places in `passages` where any of the ideas stands, the likeliest first. */
  search: (terms: readonly Term[]) => number[];
  /** How like a question is to a known one, word by word. */
  beside: Likeness["beside"];
  /** What a question is about, as a direction. */
  direct: Direct;
  /** How likely each passage is meant, by its place. */
  guess: Guess;
  /** What it guesses by. */
  learned: Learned;
  /** Words of the texts themselves, as written. */
  words: ReadonlySet<string>;
};

/** The words themselves carry a mark, so that none is mistaken for an idea's name. */
export const asWord = (stem: string) => `=${stem}`;
const termsIn = (text: string) => readTerms(normalise(text));
const namesOf = (terms: readonly Term[]) => new Set(terms.flatMap(({ name, stems }) => [name, ...stems.map(asWord)]));
const listed = (texts: readonly (readonly Term[])[]) => texts.map((terms) => [...namesOf(terms)].join("\n")).join("\n");

function readAnew(passage: Passage) {
  const [asks, sentences] = [passage.asks.map(termsIn), splitSentences(passage.text).map(termsIn)];
  const about = namesOf([...asks.flat(), ...termsIn(passage.sources[0].title)]);
  return { passage, asks, sentences, about, all: new Set([...about, ...namesOf(sentences.flat())]) };
}

const readBefore = new WeakMap<Passage, ReturnType<typeof readAnew>>();

/** Both assistants know most of our passages: each is read once. */
function readPassage(passage: Passage) {
  const read = readBefore.get(passage) ?? readAnew(passage);
  readBefore.set(passage, read);
  return read;
}

/** So many passages that have most of the words are looked at closely. */
const shortlist = 12;
/** So many words are the commonest: one of them that no text of ours has is most often a circumstance, where a rare one is the matter itself. */
const commonest = 3000;

/** Reads passages for being asked for. What was learned of just these `before` it need not learn again, which takes seconds. */
export function createIndex(passages: readonly Passage[], vectors: WordVectors, before: Learned | null = null): Index {
  const read = passages.map(readPassage);

  const counts = new Map<string, number>();
  for (const { about } of read) for (const name of about) counts.set(name, (counts.get(name) ?? 0) + 1);
  const isCommon = (word: string) => (vectors.placeOf(word) ?? Number.POSITIVE_INFINITY) < commonest;
  const weigh: Index["weigh"] = ({ name, kind, words }) => {
    if (kind === "how") return weights.way;
    if (kind === "small") return weights.small;
    const count = counts.get(name);
    if (!count) return /\d/.test(name) || isCommon(words) ? weights.commonStranger : weights.stranger;
    const rare = Math.log(1 + read.length / count);
    return kind === "light" ? rare * weights.light : rare;
  };
  const likeness = createLikeness(vectors, weigh);
  const direct = createDirect(vectors);
  const indexed = read.map(
    ({ passage, asks, sentences, about, all }): Indexed => ({
      passage,
      asks: asks.map((terms) => ({ worded: likeness.read(terms), direction: direct(terms) })),
      sentences: sentences.map(likeness.read),
      about,
      all,
    }),
  );

  const lessons = read.flatMap(({ asks }, place) => asks.map((terms) => ({ terms, place })));
  const stamp = stampOf(lessons, vectors);
  const learned = before?.stamp === stamp ? before : { stamp, ...learn({ lessons, places: read.length, direct, isCommon }) };

  // MiniSearch is given ideas, not words: the reading is ours, the ranking its own.
  const engine = new MiniSearch<{ id: number; about: string; rest: string }>({
    fields: ["about", "rest"],
    tokenize: (names) => names.split("\n"),
    processTerm: (name) => name || null,
    searchOptions: { boost: { about: 3 }, combineWith: "OR" },
  });
  engine.addAll(read.map(({ asks, sentences }, id) => ({ id, about: listed(asks), rest: listed(sentences) })));

  return {
    passages: indexed,
    weigh,
    isStranger: ({ name }) => !counts.has(name),
    guess: createGuess(learned, { direct, isCommon }),
    learned,
    beside: likeness.beside,
    direct,
    search: (terms) =>
      engine
        .search([...namesOf(terms)].join("\n"))
        .slice(0, shortlist)
        .map(({ id }) => id as number),
    words: new Set(passages.flatMap(({ text, asks }) => normalise([text, ...asks].join(" ")).split(" "))),
  };
}
