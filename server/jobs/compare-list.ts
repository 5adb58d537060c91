import type { JobHandlers } from "#server/platform/queue/queue.ts";
import { type CompareNeeds, compareList } from "#server/warmth-list/compare-list.ts";

/** Sent every night. */
export function compareListJob(needs: CompareNeeds): JobHandlers["compare-list"] {
  const compare = compareList(needs);
  return ({ comparison }) => compare(comparison);
}
