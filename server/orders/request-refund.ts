import { insertRefund } from "#server/orders/insert-refund.ts";
import type { Order } from "#server/orders/lock-order.ts";
import type { Tx } from "#server/platform/database/open.ts";
import type { SendJob } from "#server/platform/queue/queue.ts";

/** Promises the refund of what is left of a locked order's payment, unless nothing is, or one is under way; answers whether it did. */
export async function requestRefund(tx: Tx, sendJob: SendJob, order: Order, { reason, at }: { reason: string; at: Date }): Promise<boolean> {
  const left = order.total_minor - order.refunded_minor;
  const underWay = await tx.selectFrom("refunds").select("id").where("of_order", "=", order.id).where("status", "=", "requested").executeTakeFirst();
  if (left <= 0 || underWay) return false;
  await insertRefund(tx, order, { amount_minor: left, reason, status: "requested", provider_id: null, requested_at: at });
  await sendJob(tx, "refund-payment", { orderId: order.id });
  return true;
}
