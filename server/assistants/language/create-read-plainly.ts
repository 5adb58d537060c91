import { wordsOfHealth } from "#content/assistant/health/words-of-health.ts";
import { createCorrectSpelling } from "#server/assistants/language/correct-spelling.ts";
import { knownWords } from "#server/assistants/language/meanings.ts";
import { normalise } from "#server/assistants/language/normalise.ts";
import type { WordVectors } from "#server/assistants/vectors/open-word-vectors.ts";

type Needs = {
  /** Those of the texts. */
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
export function createReadPlainly({ words, isWord }: Needs): (text: string) => string {
  const correct = createCorrectSpelling({ known: [...knownWords, ...wordsOfHealth, ...words], hard: wordsOfHealth, isWord });
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
