import type { JobHandlers } from "#server/jobs/queue.ts";
import { type MakeRefundNeeds, makeRefund } from "#server/orders/make-refund.ts";

/** Throws while the provider is away, so that the queue tries again. */
export function refundPaymentJob(needs: MakeRefundNeeds): JobHandlers["refund-payment"] {
  const refund = makeRefund(needs);
  return ({ orderId }) => refund(orderId);
}
