import { randomUUID } from "node:crypto";
import type { SendJob } from "#server/jobs/queue.ts";
import type { Order, Tx } from "#server/orders/lock-order.ts";

/** Promises the refund of what is left of a payment: one refund an order, ever. The row's id is the provider's idempotency key. */
export async function requestRefund(tx: Tx, sendJob: SendJob, order: Order, { reason, at }: { reason: string; at: Date }): Promise<void> {
  const refund = await tx
    .insertInto("refunds")
    .values({
      id: randomUUID(),
      order_id: order.id,
      amount_minor: order.total_minor - order.refunded_minor,
      reason,
      status: "requested",
      provider_id: null,
      requested_at: at,
    })
    .onConflict((found) => found.column("order_id").doNothing())
    .returning("id")
    .executeTakeFirst();
  if (refund) await sendJob(tx, "refund-payment", { orderId: order.id });
}
