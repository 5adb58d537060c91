import type { JobHandlers } from "#server/jobs/queue.ts";
import { type DelayNeeds, tellDelays } from "#server/orders/tell-delays.ts";

/** Sent every hour. */
export function tellDelaysJob(needs: DelayNeeds): JobHandlers["tell-delays"] {
  const tell = tellDelays(needs);
  return () => tell();
}
