import { type DelayNeeds, tellDelays } from "#server/orders/tell-delays.ts";
import type { JobHandlers } from "#server/platform/queue/queue.ts";

/** Sent every hour. */
export function tellDelaysJob(needs: DelayNeeds): JobHandlers["tell-delays"] {
  const tell = tellDelays(needs);
  return () => tell();
}
