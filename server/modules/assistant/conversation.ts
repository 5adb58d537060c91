import type { Term } from "#server/modules/assistant/ideas.ts";
import type { Candidate, Rank } from "#server/modules/assistant/rank.ts";
import type { Reader } from "#server/modules/assistant/reader.ts";
import { splitSentences } from "#server/modules/assistant/split-questions.ts";

/** "Do I pay for that?", "what about the red ones?": of what, the question before says. */
const pointsBack = /\b(?:that|those|them|there|ones?)\b/;

/** Whether it says of what, and not only how: "how much", "is there something that helps". */
export const saysWhat = (terms: readonly Term[]) => terms.some(({ kind }) => kind === "idea");
const isShort = (terms: readonly Term[]) => terms.filter(({ kind }) => kind !== "small").length < 3;

/** How much speaks for it that a question isn't whole without the one before. */
const leans = { always: -0.5, pointsBack: 1.7, short: 1.4, ofNothing: 1.8, alone: -2.9, both: 1.3 };
const squash = (sum: number) => 1 / (1 + Math.exp(-sum));

const asFaint = (terms: readonly Term[]) => terms.map((term) => ({ ...term, faint: true as const }));

/** Ranks what a message may mean, the likeliest first: a question after another alone and together with it, each as far as it speaks for itself. */
export function createReadQuestion({ rank, reader: { readText, readPlainly } }: { rank: Rank; reader: Reader }) {
  /** Beside a sentence that asks, the others say less. */
  function readClauses(text: string): Term[] {
    const clauses = splitSentences(text);
    const asked = clauses.filter(({ asks }) => asks).flatMap(({ words }) => readText(words));
    // "What should I do" says nothing of what.
    if (asked.filter(({ kind }) => kind !== "small").length < 2) return readText(text);
    return clauses.flatMap(({ words, asks }) => (asks ? readText(words) : asFaint(readText(words))));
  }

  return (text: string, earlier: readonly string[]): Candidate[] => {
    const terms = readClauses(text);
    const alone = rank(terms);
    const last = earlier.at(-1);
    if (last === undefined) return alone;
    // What was said before is half forgotten: it completes a question, and doesn't replace it.
    const before = readClauses(last).filter(({ name }) => !terms.some((term) => term.name === name));
    const both = rank([...terms, ...asFaint(before)]);
    const share = squash(
      leans.always +
        leans.pointsBack * Number(pointsBack.test(readPlainly(text))) +
        leans.short * Number(isShort(terms)) +
        leans.ofNothing * Number(!saysWhat(terms)) +
        leans.alone * (alone[0]?.likely ?? 0) +
        leans.both * (both[0]?.likely ?? 0),
    );
    const mixed = new Map(alone.map((one) => [one.passage, { ...one, likely: one.likely * (1 - share) }]));
    for (const one of both) {
      const other = mixed.get(one.passage);
      mixed.set(one.passage, { ...(other && other.closest > one.closest ? other : one), likely: (other?.likely ?? 0) + one.likely * share });
    }
    return [...mixed.values()].sort((a, b) => b.likely - a.likely);
  };
}
