import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import type { SendJob } from "#server/jobs/queue.ts";
import type { Order, Tx } from "#server/orders/lock-order.ts";

/**
 * Promises the refund of what is left of a payment, unless nothing is, or one is under way; answers whether it did. The row's id is the provider's
 * idempotency key.
 */
export async function requestRefund(tx: Tx, sendJob: SendJob, order: Order, { reason, at }: { reason: string; at: Date }): Promise<boolean> {
  const left = order.total_minor - order.refunded_minor;
  if (left <= 0) return false;
  const refund = await tx
    .insertInto("refunds")
    .values({ id: randomUUID(), order_id: order.id, amount_minor: left, reason, status: "requested", provider_id: null, requested_at: at })
    // In full, for a prepared statement with a parameter there matches no partial index.
    .onConflict((found) => found.column("order_id").where(sql<boolean>`status = 'requested'`).doNothing())
    .returning("id")
    .executeTakeFirst();
  if (refund) await sendJob(tx, "refund-payment", { orderId: order.id });
  return refund !== undefined;
}
