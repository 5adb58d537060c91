import { formatMoney } from "#contracts/money.ts";
import { revokeLabel } from "#server/modules/shipping/void.ts";
import { addHistory } from "#server/orders/add-history.ts";
import { changeStatus } from "#server/orders/change-status.ts";
import { insertRefund } from "#server/orders/insert-refund.ts";
import { lockOrder, type Order } from "#server/orders/lock-order.ts";
import { sendMail } from "#server/orders/send-mail.ts";
import { giveUnitBack } from "#server/orders/stock/give-unit-back.ts";
import { raiseAlert } from "#server/platform/alerts.ts";
import type { Tx } from "#server/platform/database/open.ts";
import type { SendJob } from "#server/platform/queue/queue.ts";
import type { RefundFacts } from "#server/providers/payments/port.ts";

export type RecordRefundNeeds = { sendJob: SendJob; now: () => Date };
export type Recorded = { outcome: "refunded" | "refunded-in-part" | "already-known" | "flagged" | "unknown-payment"; orderId: string | null };

/**
 * Takes in what a provider has refunded of one payment, asked by us or made in its dashboard. Its figure is the total so far,
 * so the same news twice, or old news after new, changes nothing.
 */
export function recordRefund({ sendJob, now }: RecordRefundNeeds) {
  return async (tx: Tx, facts: RefundFacts): Promise<Recorded> => {
    const order = await lockOrder(tx, "payment_id", facts.paymentId);
    if (!order) return { outcome: "unknown-payment", orderId: null };
    const answer = (outcome: Recorded["outcome"]): Recorded => ({ outcome, orderId: order.id });

    const { minor, currency } = facts.refundedTotal;
    if (currency !== order.currency || minor > order.total_minor) {
      const detail = `payment ${facts.paymentId}: ${minor} ${currency} refunded of ${order.total_minor} ${order.currency}`;
      await raiseAlert(tx, sendJob, { orderId: order.id, kind: "wrong-refund", detail, at: now() });
      return answer("flagged");
    }
    if (minor <= order.refunded_minor) return answer("already-known");
    await tx.updateTable("orders").set({ refunded_minor: minor }).where("id", "=", order.id).execute();
    return answer(minor < order.total_minor ? await recordPart(tx, order, facts) : await recordWhole(tx, order, facts));
  };

  async function recordPart(tx: Tx, order: Order, { refundedTotal }: RefundFacts) {
    const cause = `Refunded in part: ${formatMoney(refundedTotal)} so far`;
    await addHistory(tx, order.id, { status: order.status, cause, by: "provider", at: now() });
    return "refunded-in-part" as const;
  }

  async function recordWhole(tx: Tx, order: Order, { refundId }: RefundFacts) {
    const at = now();
    const made = { status: "made" as const, provider_id: refundId, made_at: at };
    const ofOrder = tx.updateTable("refunds").where("of_order", "=", order.id);
    const asked = await ofOrder.where("status", "=", "requested").set(made).returning("id").executeTakeFirst();
    const amount = order.total_minor - order.refunded_minor;
    const id = asked?.id ?? (await insertRefund(tx, order, { amount_minor: amount, reason: "Refunded at the payment provider", requested_at: at, ...made }));
    // All is back now, whatever failed on the way.
    await ofOrder.where("status", "=", "failed").set({ status: "settled" }).execute();
    if (order.status === "paid") await revokeLabel(tx, sendJob, order, at);
    // What has been dispatched is gone; anything else goes back on the shelf, if it is not there already.
    if (order.status === "paid" || order.status === "cancelled") await giveUnitBack(tx, order, "return", at);
    const why = { cause: "Refunded in full", by: "provider" as const, at };
    const isAgain = order.status === "refunded";
    if (isAgain) await addHistory(tx, order.id, { status: order.status, ...why });
    else await changeStatus(tx, order, "refunded", why);
    if (order.email !== null) await sendMail(tx, sendJob, "order-refunded", order.id, isAgain ? id : "");
    return "refunded" as const;
  }
}
