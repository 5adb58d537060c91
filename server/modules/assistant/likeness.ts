import { faintness, type Term } from "#server/modules/assistant/ideas.ts";
import { dot, type WordVectors } from "#server/modules/assistant/word-vectors.ts";

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
/** A word for the same idea is nearly the word itself. */
const sameIdea = 0.9;
/** What a question has of a known one tells more than what that one has of it. */
const ownShare = 0.6;

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
      const weight = (weigh(term) * (term.faint ? faintness : 1)) / said.length;
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
