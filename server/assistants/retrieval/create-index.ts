import MiniSearch from "minisearch";
import type { Passage } from "#content/assistant/passage.ts";
import { splitSentences } from "#content/split-sentences.ts";
import { readTerms, type Term } from "#server/assistants/language/meanings.ts";
import { normalise } from "#server/assistants/language/normalise.ts";

/** A passage with the ideas of its questions and of its own sentences, made once. */
export type Indexed = {
  passage: Passage;
  /** Of each way to ask for it. */
  asks: Set<string>[];
  /** Of each of its sentences. */
  sentences: Set<string>[];
  /** Of all its questions. */
  about: Set<string>;
  /** Of everything in it. */
  all: Set<string>;
};

export type Index = {
  passages: readonly Indexed[];
  /** How much an idea tells: the rarer, the more. */
  weigh: (term: Pick<Term, "name" | "kind">) => number;
  /** The places in `passages` where any of the ideas stands, the likeliest first. */
  search: (terms: readonly Term[]) => number[];
  /** Words of the texts themselves, as written. */
  words: ReadonlySet<string>;
};

const namesIn = (text: string) => new Set(readTerms(normalise(text)).map(({ name }) => name));
const listed = (sets: readonly Set<string>[]) => sets.map((set) => [...set].join("\n")).join("\n");
const union = (sets: readonly Set<string>[]) => new Set(sets.flatMap((set) => [...set]));

/** How many passages are looked at closely. */
const shortlist = 24;
/** What a way of asking weighs: it parts "when" from "where", and is not what is asked about. */
const weightOfWay = 1.2;
/** What a word that says little weighs beside one that says much. */
const weightOfLight = 0.35;

export function createIndex(passages: readonly Passage[]): Index {
  const indexed = passages.map((passage): Indexed => {
    const asks = passage.asks.map(namesIn);
    const sentences = splitSentences(passage.text).map(namesIn);
    const title = namesIn(passage.sources[0].title);
    return { passage, asks, sentences, about: union([...asks, title]), all: union([...asks, title, ...sentences]) };
  });

  const counts = new Map<string, number>();
  for (const { about } of indexed) for (const name of about) counts.set(name, (counts.get(name) ?? 0) + 1);
  const weigh: Index["weigh"] = ({ name, kind }) => {
    if (kind === "how") return weightOfWay;
    const rare = Math.log(1 + indexed.length / (counts.get(name) ?? 0.8));
    return kind === "light" ? rare * weightOfLight : rare;
  };

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
    search: (terms) =>
      engine
        .search(terms.map(({ name }) => name).join("\n"))
        .slice(0, shortlist)
        .map(({ id }) => id as number),
    words: new Set(passages.flatMap(({ text, asks }) => normalise([text, ...asks].join(" ")).split(" "))),
  };
}
