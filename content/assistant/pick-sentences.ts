import { splitSentences } from "#content/split-sentences.ts";

/** The sentences of a text that begin so, in that order; nothing at all where one of them stands there no more. */
export function pickSentences(text: string, ...beginnings: string[]): string {
  const sentences = splitSentences(text);
  const found = beginnings.map((beginning) => sentences.find((sentence) => sentence.startsWith(beginning)));
  return found.every((sentence) => sentence !== undefined) ? found.join(" ") : "";
}
