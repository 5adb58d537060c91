import { type EndHoldNeeds, endHold } from "#server/orders/end-hold.ts";
import type { JobHandlers } from "#server/platform/queue/queue.ts";

/** Sent when an order is made, to run when its hold ends. */
export function endHoldJob(needs: EndHoldNeeds): JobHandlers["end-hold"] {
  const end = endHold(needs);
  return ({ orderId }) => end(orderId);
}
