import type { Passage } from "#content/assistant/passage.ts";
import type { Before, Readings } from "#server/modules/assistant/conversation.ts";
import type { Ranked } from "#server/modules/assistant/rank.ts";

/** A passage that may be meant, and how surely: 0 to 1. */
export type Candidate = Pick<Ranked, "passage" | "closest" | "ask" | "score" | "strange"> & { likely: number };

/**
 * How much speaks for reading a question with the one before it: logistic regression on follow-ups, and on questions set behind others that they had
 * nothing to do with. In the order of `leanings`, then how close the best alone is, whether the best with it is the answer before, and how likely each best is.
 */
const forBoth = { always: -0.42, leans: [1.74, 0.57, -0.06, -0.46, 0.08, 1.4, 1.51, 1.08, 0.84], closest: -0.55, again: -0.92, alone: -2.64, both: 1.3 };
/**
 * How well a question is known: logistic regression on questions with an answer and without. What the best published passage has, and what the subjects
 * without one have: how likely they are together, and how close the closest of them is.
 */
const known = { always: -3, closest: 2.33, likely: 0.54, strange: -1.77, score: 0.46, silent: -2.56, closestSilent: -4.22 };

const squash = (sum: number) => 1 / (1 + Math.exp(-sum));

function shareOfBoth({ alone, both, leans }: Readings, before: Before): number {
  const [own, together] = [alone[0], both?.[0]];
  if (!own || !together) return together ? 1 : 0;
  const leaning = leans.reduce((sum, lean, at) => sum + lean * (forBoth.leans[at] ?? 0), 0);
  const again = together.passage === before.answer ? forBoth.again : 0;
  return squash(forBoth.always + leaning + forBoth.closest * own.closest + again + forBoth.alone * own.likely + forBoth.both * together.likely);
}

/** Both readings of a question as one list, the likeliest first. */
export function mixReadings(readings: Readings, before: Before | null): Candidate[] {
  const { alone, both } = readings;
  if (!both || !before) return alone;
  const share = shareOfBoth(readings, before);
  const mixed = new Map<Passage, Candidate>();
  for (const [list, part] of [
    [alone, 1 - share],
    [both, share],
  ] as const)
    for (const one of list) {
      const other = mixed.get(one.passage);
      const better = other && other.closest > one.closest ? other : one;
      mixed.set(one.passage, { ...better, likely: (other?.likely ?? 0) + part * one.likely });
    }
  return [...mixed.values()].sort((a, b) => b.likely - a.likely);
}

const isSilent = ({ passage }: Candidate) => passage.text === "";

/** 0 to 1: how likely it is that what was asked is published at all. */
export function knownness(candidates: readonly Candidate[]): number {
  const best = candidates.find((one) => !isSilent(one));
  if (!best) return 0;
  const silent = candidates.filter(isSilent);
  return squash(
    known.always +
      known.closest * best.closest +
      known.likely * best.likely +
      known.strange * best.strange +
      known.score * best.score +
      known.silent * silent.reduce((sum, { likely }) => sum + likely, 0) +
      known.closestSilent * Math.max(0, ...silent.map(({ closest }) => closest)),
  );
}
