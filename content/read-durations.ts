const numbers = ["zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve"];
const several =
  /\b(?:for hours|hours of|many hours|several hours|all (?:day|night|morning|afternoon|evening|week|winter)|instant(?:ly)?|at once|immediately|straight away)\b/gi;
const count = `\\d+(?:[.,]\\d+)?|an?|half an|${numbers.join("|")}|fifteen|twenty|thirty|forty|forty-five|sixty|ninety`;
const hours = "(?:hours?|hrs?|h)";
const minutes = "(?:minutes?|mins?)";
const whole = new RegExp(
  `\\b(?:(${count})[\\s-]*${hours}(?:\\s*(?:and\\s*)?(${count})[\\s-]*${minutes})?|(${count})[\\s-]*${minutes}|(\\d)h(\\d\\d))\\b`,
  "gi",
);
const tens: Record<string, number> = { fifteen: 15, twenty: 20, thirty: 30, forty: 40, "forty-five": 45, sixty: 60, ninety: 90, a: 1, an: 1, "half an": 0.5 };

function numberIn(word: string | undefined): number {
  if (word === undefined) return 0;
  const low = word.toLowerCase();
  return tens[low] ?? (numbers.includes(low) ? numbers.indexOf(low) : Number(low.replace(",", ".")));
}

/** A stretch of time that a sentence names; minutes are null where it gives no number ("all day"). */
export type Duration = { words: string; minutes: number | null };

export function readDurations(sentence: string): Duration[] {
  const exact = [...sentence.matchAll(whole)].map(([words, h, andMin, min, h2, min2]) => ({
    words,
    minutes: numberIn(h ?? h2) * 60 + numberIn(andMin ?? min ?? min2),
  }));
  return [...exact, ...[...sentence.matchAll(several)].map(([words]) => ({ words, minutes: null }))];
}
