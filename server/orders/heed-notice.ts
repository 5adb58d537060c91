import { randomUUID } from "node:crypto";
import { formatMoney } from "#contracts/money.ts";
import { addHistory } from "#server/orders/add-history.ts";
import { lockOrder, type Order } from "#server/orders/lock-order.ts";
import { raiseAlert } from "#server/platform/alerts.ts";
import type { Tx } from "#server/platform/database/open.ts";
import type { SendJob } from "#server/platform/queue/queue.ts";
import type { PaymentNotice } from "#server/providers/payments/port.ts";

type FailedRefund = Extract<PaymentNotice, { kind: "refund-failed" }>;

/** Puts a dispute, or a refund that came back, before the owner: what to do about either is theirs to say. */
export function heedNotice({ sendJob, now }: { sendJob: SendJob; now: () => Date }) {
  return async (tx: Tx, notice: PaymentNotice) => {
    const { kind, paymentId, detail } = notice;
    const order = await lockOrder(tx, "payment_id", paymentId);
    const orderId = order?.id ?? null;
    if (notice.kind === "refund-failed" && order) await takeBack(tx, order, notice);
    await raiseAlert(tx, sendJob, { orderId, kind, detail, at: now() });
    return { outcome: kind, orderId };
  };

  /**
   * The money is ours again, and the order's page must not go on saying that it is on its way. Only the refund that failed is touched: one made at the
   * provider may fail while ours is under way. Told twice, it counts once.
   */
  async function takeBack(tx: Tx, order: Order, { refundId, amount }: FailedRefund): Promise<void> {
    const at = now();
    const ofOrder = tx.selectFrom("refunds").select(["id", "status"]).where("of_order", "=", order.id);
    const known =
      (await ofOrder.where("provider_id", "=", refundId).executeTakeFirst()) ??
      // Of some we were told the total alone.
      (await ofOrder.where("provider_id", "is", null).where("status", "=", "made").where("amount_minor", "=", amount.minor).executeTakeFirst());
    if (known && known.status !== "made") return;
    if (known) await tx.updateTable("refunds").set({ status: "failed", provider_id: refundId }).where("id", "=", known.id).execute();
    else
      await tx
        .insertInto("refunds")
        .values({
          id: randomUUID(),
          of_order: order.id,
          order_id: null,
          amount_minor: amount.minor,
          reason: "Refunded at the payment provider",
          status: "failed",
          provider_id: refundId,
          requested_at: at,
          made_at: null,
        })
        .execute();
    const refunded = Math.max(0, order.refunded_minor - amount.minor);
    await tx.updateTable("orders").set({ refunded_minor: refunded }).where("id", "=", order.id).execute();
    await addHistory(tx, order.id, { status: order.status, cause: `A refund of ${formatMoney(amount)} came back`, by: "provider", at });
  }
}
