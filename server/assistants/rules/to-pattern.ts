/** Words divided by spaces, as alternatives of a pattern: a hyphen stands for a space, a star for any ending. */
const alternatives = (words: string) =>
  words
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => word.replaceAll("-", " ").replace(/\*$/, "\\w*"))
    .join("|");

export const anyOf = (words: string): RegExp => new RegExp(`\\b(?:${alternatives(words)})\\b`);

/** A frame with the words of its lists filled in. Of what lies between, no word is one of `not`. */
export function frameToPattern(frame: string, lists: Readonly<Record<string, string>>, not: string): RegExp {
  const between = `(?:(?!(?:${alternatives(not)})\\b)\\w+ )`;
  const filled = frame.replaceAll(/~(\d) /g, `${between}{0,$1}`).replaceAll(/\{([a-z]+)\}/gi, (_, name: string) => `(?:${alternatives(lists[name] ?? "")})`);
  return new RegExp(`\\b(?:${filled})\\b`);
}
