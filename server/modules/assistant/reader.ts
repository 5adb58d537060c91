import type { Passage } from "#content/assistant/passage.ts";
import { readWords, sayFirstPrice } from "#content/assistant/read-knowledge.ts";
import { wordsOfHealth } from "#content/health/words-of-health.ts";
import { createReadTerms } from "#server/modules/assistant/ideas.ts";
import { createNormalise } from "#server/modules/assistant/plain-words.ts";
import type { WordVectors } from "#server/modules/assistant/word-vectors.ts";
import { editDistance } from "#server/platform/edit-distance.ts";

/** Slips that a word of this length may hold: a short word is soon another word. */
const slipsIn = (word: string) => (word.length < 8 ? 1 : 2);
const withoutDoubles = (word: string) => word.replaceAll(/(.)\1/g, "$1");
/** How a word sounds, for those that are spelled by ear: "excema", "swalowd", "soriasis". */
const soundOf = (word: string) =>
  withoutDoubles(
    word
      .replace(/^ps/, "s")
      .replace(/^rh/, "r")
      .replaceAll("ph", "f")
      .replaceAll(/[ckqsxz]+/g, "s")
      .replaceAll(/(?!^)[aeiouyhw]/g, ""),
  );
/** Letters in a word that may be read by its sound, consonants in that sound, and slips by which the two may differ. */
const bySoundFrom = { letters: 6, sounds: 3, slips: 3 };

type CorrectSpellingNeeds = {
  /** Words that may be meant, the likelier first. */
  known: Iterable<string>;
  /** Words that nobody learned to spell, which are known by their sound too. */
  hard: Iterable<string>;
  /** Whether a word is one, and so no slip. */
  isWord: (word: string) => boolean;
};

/** Reads a word as the known one that was most likely meant; a word that is one, or is like none, stays as it is. */
export function createCorrectSpelling({ known, hard, isWord }: CorrectSpellingNeeds): (word: string) => string {
  const words = new Set([...known].filter((word) => /^[a-z]{4,}$/.test(word)));
  // The first letter is seldom mistaken.
  const byFirst = Map.groupBy(words, (word) => word[0]);
  const bySound = Map.groupBy(
    [...new Set(hard)].filter((word) => word.length >= bySoundFrom.letters && /^[a-z]+$/.test(word)),
    soundOf,
  );
  const nearest = (word: string, among: readonly string[], most: number) =>
    among
      .filter((one) => Math.abs(one.length - word.length) <= most)
      .map((one) => ({ one, slips: withoutDoubles(one) === withoutDoubles(word) ? 0.5 : editDistance(word, one, most) }))
      .filter(({ slips }) => slips <= most)
      .sort((a, b) => a.slips - b.slips)[0]?.one;
  const heard = (word: string) => {
    const sound = soundOf(word);
    if (word.length < bySoundFrom.letters || sound.length < bySoundFrom.sounds) return undefined;
    return nearest(word, bySound.get(sound) ?? [], bySoundFrom.slips);
  };
  return (word) => {
    if (word.length < 4 || /\d/.test(word) || words.has(word) || isWord(word)) return word;
    return nearest(word, byFirst.get(word[0]) ?? [], slipsIn(word)) ?? heard(word) ?? word;
  };
}

/** Unlisted words of one text that are looked for among all that we know: nobody misspells more. What comes after that stays as it is. */
const mostLooks = 40;

/** Every word that may be meant where one is misspelled. */
export function wordsOf(passages: readonly Passage[]): string[] {
  const words = readWords();
  const { ideas, small, light } = words;
  const normalise = createNormalise(words);
  const texts = [
    ...ideas.flatMap(({ name, words }) => [...words, name]),
    ...small,
    ...light,
    ...passages.flatMap(({ text, asks }) => [sayFirstPrice(text), ...asks]),
  ];
  return [...new Set([...texts.flatMap((text) => normalise(text).split(" ")), ...wordsOfHealth])];
}

export type Reader = ReturnType<typeof openReader>;

/** Everything that reads what people write: lists of words, spelling, ideas. */
export function openReader(known: readonly string[], { isWord }: Pick<WordVectors, "isWord">) {
  const words = readWords();
  const normalise = createNormalise(words);
  const correct = createCorrectSpelling({ known, hard: wordsOfHealth, isWord });
  const readTerms = createReadTerms(words, normalise);
  const taught = new Set(known);
  /** Whether it's a word of our own ("klarna"), or a slip of one. */
  const isOurs = (word: string) => taught.has(word) || correct(word) !== word;
  const isNearWord = (word: string) => isWord(word) || isOurs(word);
  /** Plain English words, spelled right as far as these words tell. */
  const readPlainly = (text: string) => {
    let looks = 0;
    return normalise(
      normalise(text)
        .split(" ")
        .map((word) => (isWord(word) || looks++ >= mostLooks ? word : correct(word)))
        .join(" "),
    );
  };
  return { normalise, readPlainly, readTerms, correct, isOurs, isNearWord, smallWords: words.small, readText: (text: string) => readTerms(readPlainly(text)) };
}
