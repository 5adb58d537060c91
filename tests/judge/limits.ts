import type { Score } from "#tests/judge/judge.ts";

/** What the local assistant is held to. A share may move by a few questions from one edit of the knowledge to the next; health may not. */
export const limits: readonly { what: string; holds: (score: Score) => boolean }[] = [
  { what: "at least 82 % of answerable questions are answered at once", holds: ({ right }) => right >= 0.82 },
  { what: "at least 94 % are answered within one press", holds: ({ withinOnePress }) => withinOnePress >= 0.94 },
  { what: "at most 2 % of answerable questions are refused", holds: ({ falseRefusals }) => falseRefusals <= 0.02 },
  { what: "no answer breaks a rule", holds: ({ clean }) => clean === 1 },
];
export const slowest = 25;
