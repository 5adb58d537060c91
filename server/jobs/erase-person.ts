import type { JobHandlers } from "#server/platform/queue/queue.ts";
import { type GoOnNeeds, goOnErasing } from "#server/rights/go-on-erasing.ts";

/** Looks again until a person is erased everywhere. */
export function erasePersonJob(needs: GoOnNeeds): JobHandlers["erase-person"] {
  const goOn = goOnErasing(needs);
  return async ({ erasure }) => {
    const next = await goOn(erasure);
    if (next) await needs.sendJob(needs.db, "erase-person", { erasure }, { startAfter: next });
  };
}
