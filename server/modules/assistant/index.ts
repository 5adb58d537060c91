import MiniSearch from "minisearch";
import type { Passage } from "#content/assistant/passage.ts";
import { splitSentences } from "#content/split-sentences.ts";
import { createGuess, type Guess, type Learned, learn, stampOf } from "#server/modules/assistant/classifier.ts";
import { readTerms, type Term } from "#server/modules/assistant/meanings.ts";
import { normalise } from "#server/modules/assistant/normalise.ts";
import { weights } from "#server/modules/assistant/weights.ts";
import { createDirect, type Direct, dot, type WordVectors } from "#server/modules/assistant/word-vectors.ts";

/** A text word by word: which words of the list, which ideas of it, and what each tells. */
export type Worded = { words: Int32Array; ideas: Int32Array; weights: Float32Array; whole: number };
export type Likeness = {
  /** Reads a text that others will be set beside: all of them, before anything is compared. */
  read: (terms: readonly Term[]) => Worded;
  /** Sets a question beside such texts: 0 to 1, how much of each stands in the other, or something that is used alike. */
  beside: (terms: readonly Term[]) => (text: Worded) => number;
};

const unknown = -1;
/** Words whose rows are kept at hand. */
const keptRows = 400;
const { sameIdea, ownShare } = weights.likeness;

/** Compares texts word by word: each word of the one is set beside that word of the other which is used most like it. */
export function createLikeness(vectors: WordVectors, weigh: (term: Term) => number): Likeness {
  const [words, ideas] = [new Map<string, number>(), new Map<string, number>()];
  const placeIn = (list: Map<string, number>, one: string) => {
    const place = list.get(one) ?? list.size;
    list.set(one, place);
    return place;
  };
  const wordsOf = (terms: readonly Term[]) =>
    terms.flatMap((term) => {
      const said = term.words.split(" ").filter(Boolean);
      const weight = (weigh(term) * (term.faint ? weights.faint : 1)) / said.length;
      return said.map((word) => ({ word, idea: term.name, weight }));
    });
  const directions: (Float32Array | null)[] = [];
  const rows = new Map<string, Float32Array>();
  /** How like a word is to each word of the list; `unknown` where that was not asked yet. */
  const rowOf = (word: string) => {
    const kept = rows.get(word);
    if (kept?.length === words.size) return kept;
    const row = new Float32Array(words.size).fill(unknown);
    const itself = words.get(word);
    if (itself !== undefined) row[itself] = 1;
    if (rows.size >= keptRows) rows.delete(rows.keys().next().value ?? "");
    rows.set(word, row);
    return row;
  };
  /** The square sets apart what only belongs to the same matter. */
  const compare = (own: Float32Array | undefined, place: number) => {
    const other = directions[place];
    return own && other ? Math.max(0, dot(own, other)) ** 2 : 0;
  };
  return {
    read: (terms) => {
      const read = wordsOf(terms);
      return {
        words: Int32Array.from(read, ({ word }) => {
          const place = placeIn(words, word);
          directions[place] ??= vectors.vectorOf(word) ?? null;
          return place;
        }),
        ideas: Int32Array.from(read, ({ idea }) => placeIn(ideas, idea)),
        weights: Float32Array.from(read, ({ weight }) => weight),
        whole: read.reduce((sum, { weight }) => sum + weight, 0),
      };
    },
    beside: (terms) => {
      const asked = wordsOf(terms).map(({ word, idea, weight }) => ({ row: rowOf(word), own: vectors.vectorOf(word), idea: ideas.get(idea) ?? -1, weight }));
      const whole = asked.reduce((sum, { weight }) => sum + weight, 0);
      const most = new Float32Array(64);
      return (text) => {
        const size = Math.min(text.words.length, most.length);
        if (whole === 0 || size === 0) return 0;
        most.fill(0, 0, size);
        let [known, besides] = [0, 0];
        for (const { row, own, idea, weight } of asked) {
          let best = 0;
          for (let at = 0; at < size; at++) {
            const place = text.words[at] as number;
            let used = row[place] as number;
            if (used === unknown) {
              used = compare(own, place);
              row[place] = used;
            }
            const like = idea === text.ideas[at] && used < sameIdea ? sameIdea : used;
            if (like > best) best = like;
            if (like > (most[at] as number)) most[at] = like;
          }
          known += best * weight;
        }
        for (let at = 0; at < size; at++) besides += (most[at] as number) * (text.weights[at] as number);
        return ownShare * (known / whole) + (1 - ownShare) * (besides / text.whole);
      };
    },
  };
}

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
