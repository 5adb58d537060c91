import type { JobHandlers } from "#server/jobs/queue.ts";
import { type CompareNeeds, compareList } from "#server/warmth-list/compare-list.ts";

/** Sent every night. */
export function compareListJob(needs: CompareNeeds): JobHandlers["compare-list"] {
  const compare = compareList(needs);
  return ({ comparison }) => compare(comparison);
}
