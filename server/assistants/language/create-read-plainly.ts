import { stemmer } from "stemmer";
import { wordsOfHealth } from "#content/assistant/health/words-of-health.ts";
import { realWords } from "#content/assistant/real-words.ts";
import { createCorrectSpelling } from "#server/assistants/language/correct-spelling.ts";
import { knownWords } from "#server/assistants/language/meanings.ts";
import { normalise } from "#server/assistants/language/normalise.ts";

/** Reads what somebody typed as plain English words, spelled right as far as these words tell. `words` are those of the texts. */
export function createReadPlainly(words: Iterable<string>): (text: string) => string {
  const correct = createCorrectSpelling({
    known: [...knownWords, ...wordsOfHealth, ...words],
    hard: wordsOfHealth,
    isWord: (word) => realWords.has(stemmer(word)),
  });
  return (text) => normalise(normalise(text).split(" ").map(correct).join(" "));
}
