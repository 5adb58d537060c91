/** A line's parts: words, and choices such as "{how much|what} is {it|a tube}". */
const partsOf = (line: string): string[][] =>
  line
    .split(/[{}]/)
    .map((part, at) => (at % 2 === 0 ? [part] : part.split("|")))
    .filter((choices) => choices.length > 1 || choices[0] !== "");

/**
 * The questions that a line stands for. Every choice is made at least once, and not all of them with all others: a question is learned from
 * its words, and a hundred of the same words teach no more than ten.
 */
export function spellOut(line: string): string[] {
  const parts = partsOf(line);
  const most = Math.max(...parts.map((choices) => choices.length));
  return Array.from({ length: most }, (_, nth) =>
    parts
      // Every second group of choices is gone through backwards, so that groups of one length are mixed.
      .map((choices, at) => choices[(at % 2 === 0 ? nth : nth * (choices.length - 1) + at) % choices.length])
      .join("")
      .replaceAll(/\s+/g, " ")
      .trim(),
  );
}
