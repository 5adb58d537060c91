import { type MakeRefundNeeds, makeRefund } from "#server/orders/make-refund.ts";
import type { JobHandlers } from "#server/platform/queue/queue.ts";

/** Throws while the provider is away, so that the queue tries again. */
export function refundPaymentJob(needs: MakeRefundNeeds): JobHandlers["refund-payment"] {
  const refund = makeRefund(needs);
  return ({ orderId }) => refund(orderId);
}
