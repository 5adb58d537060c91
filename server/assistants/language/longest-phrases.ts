/** How many words the longest phrase has that begins with a word: most words begin none, and then nothing need be looked up. */
export function longestPhrases(phrases: Iterable<string>): (first: string | undefined) => number {
  const longest = new Map<string, number>();
  for (const phrase of phrases) {
    const words = phrase.split(" ");
    const [first = ""] = words;
    longest.set(first, Math.max(longest.get(first) ?? 0, words.length));
  }
  return (first) => longest.get(first ?? "") ?? 0;
}
