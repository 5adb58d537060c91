import { type OpeningNeeds, writeToNext } from "#server/openings/write-to-next.ts";
import type { JobHandlers } from "#server/platform/queue/queue.ts";

/** Sent every minute, and whenever a run begins or goes on. */
export function writeToListJob(needs: OpeningNeeds): JobHandlers["write-to-list"] {
  const write = writeToNext(needs);
  return () => write();
}
