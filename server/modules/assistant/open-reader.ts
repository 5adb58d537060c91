import type { Passage } from "#content/assistant/passage.ts";
import { readWords } from "#content/assistant/read-knowledge.ts";
import { createReadTerms } from "#server/modules/assistant/ideas.ts";
import { createNormalise } from "#server/modules/assistant/plain-words.ts";
import { createReadPlainly } from "#server/modules/assistant/spelling.ts";
import type { WordVectors } from "#server/modules/assistant/word-vectors.ts";

export type Reader = ReturnType<typeof openReader>;

/** Every word that may be meant where one is misspelled. */
export function wordsOf(passages: readonly Passage[]): string[] {
  const words = readWords();
  const normalise = createNormalise(words);
  const known = [
    ...words.ideas.flatMap(({ name, words }) => [...words, name]),
    ...words.small,
    ...words.light,
    ...passages.flatMap(({ text, asks }) => [text, ...asks]),
  ];
  return [...new Set(known.flatMap((text) => normalise(text).split(" ")))];
}

/** Everything that reads what people write: lists of words, spelling, ideas. */
export function openReader(known: readonly string[], vectors: WordVectors) {
  const words = readWords();
  const normalise = createNormalise(words);
  const readPlainly = createReadPlainly({ normalise, words: known, isWord: vectors.isWord });
  const readTerms = createReadTerms(words, normalise);
  return { normalise, readPlainly, readTerms, smallWords: words.small, readText: (text: string) => readTerms(readPlainly(text)) };
}
