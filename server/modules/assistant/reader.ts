import type { Passage } from "#content/assistant/passage.ts";
import { readWords } from "#content/assistant/read-knowledge.ts";
import { wordsOfHealth } from "#content/health/words-of-health.ts";
import { createReadTerms } from "#server/modules/assistant/ideas.ts";
import type { Normalise } from "#server/modules/assistant/plain-words.ts";
import { createNormalise } from "#server/modules/assistant/plain-words.ts";
import type { WordVectors } from "#server/modules/assistant/word-vectors.ts";
import { editDistance } from "#server/platform/edit-distance.ts";

/** Slips that a word of this length may hold: a short word is soon another word. */
const slipsIn = (word: string) => (word.length < 4 ? 0 : word.length < 8 ? 1 : 2);
const doubled = (word: string) => word.replaceAll(/(.)\1/g, "$1");
/** As texting leaves the vowels out. */
const bones = (word: string) => doubled(word.replace(/z$/, "s").replaceAll(/(?!^)[aeiou]/g, ""));
/** How a word sounds, for those that are spelled by ear: "excema", "swalowd", "soriasis". */
const soundOf = (word: string) =>
  doubled(
    word
      .replace(/^ps/, "s")
      .replace(/^rh/, "r")
      .replaceAll("ph", "f")
      .replaceAll(/[ckqsxz]+/g, "s")
      .replaceAll(/(?!^)[aeiouyhw]/g, ""),
  );
/** Letters in a word that may be read by its sound, consonants in that sound, and slips by which the two may differ. */
const bySoundFrom = { letters: 6, sounds: 3, slips: 3 };
/** Which letters a word has, a bit for each: two words far apart here are far apart. */
const letters = (word: string) => [...word].reduce((bits, letter) => bits | (1 << (letter.charCodeAt(0) - 97)), 0);
function differing(a: number, b: number) {
  let count = 0;
  for (let bits = a ^ b; bits !== 0; bits &= bits - 1) count++;
  return count;
}
const vowels = (word: string) => word.replaceAll(/[^aeiou]/g, "").length;

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
  const words = [...new Set(known)].filter((word) => word.length > 3 && /^[a-z]+$/.test(word));
  const all = new Set(words);
  const shapes = words.map((one) => ({ one, bits: letters(one), thin: doubled(one) }));
  const byBones = new Map<string, string>();
  for (const word of words) if (bones(word).length > 3 && !byBones.has(bones(word))) byBones.set(bones(word), word);

  const bySound = Map.groupBy(
    [...new Set(hard)].filter((word) => word.length >= bySoundFrom.letters && /^[a-z]+$/.test(word)),
    soundOf,
  );
  const heard = (word: string) => {
    const sound = soundOf(word);
    if (word.length < bySoundFrom.letters || sound.length < bySoundFrom.sounds) return undefined;
    const alike = (bySound.get(sound) ?? []).map((one) => ({ one, slips: editDistance(word, one, bySoundFrom.slips) }));
    return alike.filter(({ slips }) => slips <= bySoundFrom.slips).sort((a, b) => a.slips - b.slips)[0]?.one;
  };

  const nearest = (word: string) => {
    const most = slipsIn(word);
    let best: { word: string; slips: number } | null = null;
    const [bits, thin] = [letters(word), doubled(word)];
    for (const shape of shapes) {
      const { one } = shape;
      if (Math.abs(one.length - word.length) > Math.max(most, 1) || differing(bits, shape.bits) > 2 * most) continue;
      const slips = shape.thin === thin ? 0.5 : editDistance(word, one, most);
      // The first letter is seldom mistaken.
      const counted = slips + (one[0] === word[0] ? 0 : 0.75);
      if (word.length === 4 && one[0] !== word[0]) continue;
      if (slips <= Math.max(most, 0.5) && counted < (best?.slips ?? most + 1)) best = { word: one, slips: counted };
    }
    return best?.word;
  };
  const spelledOut = (word: string) => {
    const found = word.length > 3 ? byBones.get(bones(word)) : undefined;
    return found && vowels(word) < vowels(found) ? found : undefined;
  };

  return (word) => {
    if (word.length < 4 || /\d/.test(word) || all.has(word) || isWord(word)) return word;
    return nearest(word) ?? heard(word) ?? spelledOut(word) ?? word;
  };
}

type CreateReadPlainlyNeeds = {
  normalise: Normalise;
  /** Those of the texts and of the lists. */
  words: Iterable<string>;
  isWord: WordVectors["isWord"];
};

/**
 * Unlisted words of one text that are looked for among all that we know: each look goes through thousands, and nobody misspells more. What comes
 * after that stays as it is.
 */
const mostLooks = 40;
/** Words kept as corrected: one rule after the other reads the same message. */
const mostKept = 500;

/** Reads what somebody typed as plain English words, spelled right as far as these words tell. */
export function createReadPlainly({ normalise, words, isWord }: CreateReadPlainlyNeeds): (text: string) => string {
  const correct = createCorrectSpelling({ known: [...words, ...wordsOfHealth], hard: wordsOfHealth, isWord });
  const kept = new Map<string, string>();
  const look = (word: string) => {
    const plain = kept.get(word) ?? correct(word);
    if (kept.size >= mostKept) kept.clear();
    kept.set(word, plain);
    return plain;
  };
  return (text) => {
    let looks = 0;
    const read = (word: string) => (isWord(word) || looks++ >= mostLooks ? word : look(word));
    return normalise(normalise(text).split(" ").map(read).join(" "));
  };
}

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
  return { normalise, readPlainly, readTerms, smallWords: words.small, isWord: vectors.isWord, readText: (text: string) => readTerms(readPlainly(text)) };
}
