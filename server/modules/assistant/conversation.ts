import { adds, asksTheSameOf, corrects, mayPointBack, pointsBack, stage, theOtherHalf } from "#content/assistant/follow-up-words.ts";
import type { Passage } from "#content/assistant/passage.ts";
import type { Term } from "#server/modules/assistant/ideas.ts";
import type { Candidate, Rank } from "#server/modules/assistant/rank.ts";
import type { Reader } from "#server/modules/assistant/reader.ts";
import { asksAnything, splitSentences } from "#server/modules/assistant/split-questions.ts";
import { readTimes } from "#server/modules/assistant/times.ts";

/** Whether it says of what, and not only how: "how much", "is there something that helps". */
export const saysWhat = (terms: readonly Term[]) => terms.some(({ kind }) => kind === "idea");

/** How much speaks for it that a question isn't whole without the one before. */
const leans = { always: -0.5, pointsBack: 1.7, mayPointBack: 0.6, short: 1.4, adds: 1.1, ofNothing: 1.8, again: -0.9, alone: -2.9, both: 1.3, tells: 1 };
const squash = (sum: number) => 1 / (1 + Math.exp(-sum));

/** What was said before is half forgotten: it completes a question, and doesn't replace it. */
function together(now: readonly Term[], before: readonly Term[], asTheSame: boolean): Term[] {
  const ownWay = now.some(({ kind }) => kind === "how");
  const rest = before.filter(({ name, kind }) => !now.some((term) => term.name === name) && !(ownWay && kind === "how"));
  return [...now, ...(asTheSame ? rest : rest.map((term) => ({ ...term, faint: true as const })))];
}

/** How much likelier a follow-up stays with what it follows: "how do I get off it" after the Warmth List is about that list. */
const sameTopic = 6;
const topicOf = (passage: Passage | undefined) => passage?.id.split("/")[0];
function withinTopic(candidates: readonly Candidate[], before: Passage | undefined): Candidate[] {
  const raised = candidates.map((one) => ({ ...one, likely: one.likely * (topicOf(one.passage) === topicOf(before) ? sameTopic : 1) }));
  const all = raised.reduce((sum, { likely }) => sum + likely, 0);
  return raised.map((one) => ({ ...one, likely: one.likely / all })).sort((a, b) => b.likely - a.likely);
}

/** Ranks what a message may mean, the likeliest first: a question after others alone and together with them, each as far as it speaks for itself. */
export function createReadQuestion({ rank, reader: { readText, readPlainly } }: { rank: Rank; reader: Reader }) {
  /** Beside a sentence that asks, the others say less. */
  function readClauses(text: string): Term[] {
    const clauses = splitSentences(text);
    const asked = clauses.filter(({ asks }) => asks).flatMap(({ words }) => readText(words));
    // "What should I do" says nothing of what.
    if (asked.filter(({ kind }) => kind !== "small").length < 2) return readText(text);
    return clauses.flatMap(({ words, asks }) => (asks ? readText(words) : readText(words).map((term) => ({ ...term, faint: true as const }))));
  }
  const isShort = (terms: readonly Term[]) => terms.filter(({ kind }) => kind !== "small").length < 3;

  /** What the visitor asked before this message, and what they told of their order. */
  function readEarlier(earlier: readonly string[]): Term[] {
    const [last = "", previous, ...older] = earlier.toReversed();
    const terms = readClauses(last);
    const leansOn = previous !== undefined && (pointsBack.test(readPlainly(last)) || isShort(terms) || !saysWhat(terms));
    const whole = leansOn ? together(terms, readClauses(previous), false) : terms;
    const told = [previous ?? "", ...older].flatMap(splitSentences).filter(({ words, asks }) => !asks && stage.test(words));
    return together(
      whole,
      told.flatMap(({ words }) => readText(words)),
      false,
    );
  }

  return function read(text: string, earlier: readonly string[]): Candidate[] {
    const terms = readClauses(text);
    const alone = rank(terms);
    if (earlier.length === 0) return alone;
    const plain = readPlainly(text);
    const last = earlier.at(-1) ?? "";
    const [first = ""] = text.split("?");
    const onlyAgain =
      (theOtherHalf.test(readPlainly(first)) && /\b(?:how|when|what)\b/.test(readPlainly(last))) ||
      (corrects.test(plain) && readTimes(text).length > 0 && !asksAnything(text));
    if (onlyAgain) return read(last, earlier.slice(0, -1));
    const before = readEarlier(earlier);
    const onlyHow = !saysWhat(terms) && ["how", "light"].every((kind) => terms.some((term) => term.kind === kind));
    const [answeredBefore] = rank(before);
    const both = withinTopic(rank(together(terms, before, onlyHow || asksTheSameOf.test(plain))), answeredBefore?.passage);
    const share = squash(
      leans.always +
        leans.pointsBack * Number(pointsBack.test(plain)) +
        leans.mayPointBack * Number(mayPointBack.test(plain)) +
        leans.short * Number(isShort(terms)) +
        leans.adds * Number(adds.test(plain)) +
        leans.tells * Number(!asksAnything(text)) +
        leans.ofNothing * Number(!saysWhat(terms)) +
        leans.again * Number(both[0]?.passage === answeredBefore?.passage) +
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
