import { stemmer } from "stemmer";
import { carefulWords } from "#content/assistant/careful-words.ts";
import { realWords } from "#content/assistant/real-words.ts";
import { createCorrectSpelling } from "#server/assistants/language/correct-spelling.ts";
import { knownWords } from "#server/assistants/language/meanings.ts";
import { normalise } from "#server/assistants/language/normalise.ts";

const health = Object.values(carefulWords)
  .flat()
  .flatMap((words) => words.replaceAll(/[*-]/g, " ").split(" "));

/** Reads what somebody typed as plain English words, spelled right as far as these words tell. `words` are those of the texts. */
export function createReadPlainly(words: Iterable<string>): (text: string) => string {
  const correct = createCorrectSpelling({ known: [...knownWords, ...health, ...words], isWord: (word) => realWords.has(stemmer(word)) });
  return (text) => normalise(normalise(text).split(" ").map(correct).join(" "));
}
