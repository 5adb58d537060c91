import { setImmediate } from "node:timers/promises";
import MiniSearch from "minisearch";
import { commonWords } from "#content/assistant/common-words.ts";
import type { Passage } from "#content/assistant/passage.ts";
import { splitSentences } from "#content/split-sentences.ts";
import { readTerms, type Term } from "#server/assistants/language/meanings.ts";
import { normalise } from "#server/assistants/language/normalise.ts";
import { type Guess, learn } from "#server/assistants/retrieval/learn.ts";
import { weights } from "#server/assistants/retrieval/weights.ts";

/** One way to ask, or one sentence: what it knows, and what its ideas weigh together. */
export type Ask = { known: ReadonlySet<string>; weight: number };

/** A passage with the ideas of its questions and of its own sentences, made once. */
export type Indexed = {
  passage: Passage;
  /** Of each way to ask for it. */
  asks: Ask[];
  /** Of each of its sentences. */
  sentences: Ask[];
  /** Of all its questions. */
  about: Set<string>;
  /** Of everything in it. */
  all: Set<string>;
};

export type Index = {
  passages: readonly Indexed[];
  /** How much an idea tells: the rarer, the more. */
  weigh: (term: Pick<Term, "name" | "kind">) => number;
  /** Whether none of our questions has it. */
  isStranger: (term: Pick<Term, "name">) => boolean;
  /** The places in `passages` where any of the ideas stands, the likeliest first. */
  search: (terms: readonly Term[]) => number[];
  /** How likely each passage is meant, by its place. */
  guess: Guess;
  /** Words of the texts themselves, as written. */
  words: ReadonlySet<string>;
};

/** The words themselves carry a mark, so that none is mistaken for an idea's name. */
export const asWord = (stem: string) => `=${stem}`;
const termsIn = (text: string) => readTerms(normalise(text));
const namesOf = (terms: readonly Term[]) => new Set(terms.flatMap(({ name, stems }) => [name, ...stems.map(asWord)]));
const listed = (asks: readonly Ask[]) => asks.map(({ known }) => [...known].join("\n")).join("\n");

function readPassage(passage: Passage) {
  const [asks, sentences] = [passage.asks.map(termsIn), splitSentences(passage.text).map(termsIn)];
  const about = namesOf([...asks.flat(), ...termsIn(passage.sources[0].title)]);
  return { passage, asks, sentences, about, all: new Set([...about, ...namesOf(sentences.flat())]) };
}

/** How many passages are looked at closely. */
const shortlist = 24;

export async function createIndex(passages: readonly Passage[]): Promise<Index> {
  const read: ReturnType<typeof readPassage>[] = [];
  for (const passage of passages) {
    read.push(readPassage(passage));
    // Others are served meanwhile.
    await setImmediate();
  }

  const counts = new Map<string, number>();
  for (const { about } of read) for (const name of about) counts.set(name, (counts.get(name) ?? 0) + 1);
  const weigh: Index["weigh"] = ({ name, kind }) => {
    if (kind === "how") return weights.way;
    if (kind === "small") return weights.small;
    const count = counts.get(name);
    if (!count) return /\d/.test(name) || commonWords.has(name) ? weights.commonStranger : weights.stranger;
    const rare = Math.log(1 + read.length / count);
    return kind === "light" ? rare * weights.light : rare;
  };
  const toAsk = (terms: readonly Term[]): Ask => ({
    known: namesOf(terms),
    weight: [...new Map(terms.map((term) => [term.name, term])).values()].reduce((sum, term) => sum + weigh(term), 0),
  });
  const indexed = read.map((one): Indexed => ({ ...one, asks: one.asks.map(toAsk), sentences: one.sentences.map(toAsk) }));

  const guess = await learn(
    read.flatMap(({ asks }, place) => asks.map((terms) => ({ terms, place }))),
    read.length,
  );

  // MiniSearch is given ideas, not words: the reading is ours, the ranking its own.
  const engine = new MiniSearch<{ id: number; about: string; rest: string }>({
    fields: ["about", "rest"],
    tokenize: (names) => names.split("\n"),
    processTerm: (name) => name || null,
    searchOptions: { boost: { about: 3 }, combineWith: "OR" },
  });
  engine.addAll(indexed.map(({ asks, sentences }, id) => ({ id, about: listed(asks), rest: listed(sentences) })));

  return {
    passages: indexed,
    weigh,
    isStranger: ({ name }) => !counts.has(name),
    guess,
    search: (terms) =>
      engine
        .search([...namesOf(terms)].join("\n"))
        .slice(0, shortlist)
        .map(({ id }) => id as number),
    words: new Set(passages.flatMap(({ text, asks }) => normalise([text, ...asks].join(" ")).split(" "))),
  };
}
