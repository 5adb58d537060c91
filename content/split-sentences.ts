/** Sentences of a text, in order; a line that ends is a sentence that ends. */
export const splitSentences = (text: string): string[] =>
  text
    .split(/\n+|(?<=[.!?]["”’)]?)\s+(?=["“‘(]?[A-Z0-9£])/)
    .map((sentence) => sentence.replace(/\s+/g, " ").trim())
    .filter(Boolean);
