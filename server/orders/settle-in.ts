import { isUuid } from "#contracts/fields.ts";
import { endUnpaid } from "#server/orders/end-unpaid.ts";
import { failPayment } from "#server/orders/fail-payment.ts";
import { findMismatch } from "#server/orders/find-mismatch.ts";
import { lockOrder, type Order } from "#server/orders/lock-order.ts";
import { noteBankAsked } from "#server/orders/note-bank-asked.ts";
import { takePayment } from "#server/orders/take-payment.ts";
import { raiseAlert } from "#server/platform/alerts.ts";
import type { Tx } from "#server/platform/database/open.ts";
import type { Log } from "#server/platform/log.ts";
import type { SendJob } from "#server/platform/queue/queue.ts";
import type { Payments, SessionFacts } from "#server/providers/payments/port.ts";

export type SettleNeeds = { payments: Pick<Payments, "live">; sendJob: SendJob; now: () => Date; log: Log };
/** Who told us: it changes nothing but the log. */
export type Source = "webhook" | "return-page" | "reconciler" | "hold-end";
export type Settled = {
  /** waiting: not paid, and may still be · expired: it ended unpaid, now or before · too-late: paid, but no unit was left, so refunded */
  outcome: "paid" | "already-paid" | "too-late" | "flagged" | "waiting" | "expired" | "unknown-order";
  orderId: string | null;
};

/** Settles inside a transaction of the caller's, so that an event's row and its effect stand or fall together. */
export function settleIn({ payments, sendJob, now, log }: SettleNeeds) {
  return async (tx: Tx, facts: SessionFacts, source: Source): Promise<Settled> => {
    const order = isUuid(facts.orderId) ? await lockOrder(tx, "id", facts.orderId) : undefined;
    const outcome = facts.paid ? await settlePaid(tx, order, facts) : await settleUnpaid(tx, order, facts);
    if (outcome !== "waiting") log.info({ ...(order && { orderId: order.id }), event: `${source}: ${outcome}` }, "payment session taken in");
    return { outcome, orderId: order?.id ?? null };
  };

  async function settlePaid(tx: Tx, order: Order | undefined, facts: SessionFacts): Promise<Settled["outcome"]> {
    const flag = (kind: string, detail: string) => raiseAlert(tx, sendJob, { orderId: order?.id ?? null, kind, detail, at: now() });
    if (!order) {
      await flag("unknown-order", `payment ${facts.paymentId} of session ${facts.sessionId} names no order of ours`);
      return "unknown-order";
    }
    const mismatch = findMismatch(order, facts, payments.live) ?? (await findOtherPayment(tx, order, facts));
    if (mismatch) {
      await flag(mismatch.kind, mismatch.detail);
      return "flagged";
    }
    return order.payment_id === null ? takePayment(tx, sendJob, order, facts, now()) : "already-paid";
  }

  async function settleUnpaid(tx: Tx, order: Order | undefined, facts: SessionFacts): Promise<Settled["outcome"]> {
    if (!order) return "unknown-order";
    if (facts.status === "open" || facts.sessionId !== order.payment_session) return "waiting";
    if (facts.status === "complete") {
      await noteBankAsked(tx, order, facts, now());
      return "waiting";
    }
    if (facts.status === "failed") await failPayment(tx, sendJob, order, facts, now());
    else if (order.status === "awaiting-payment") await endUnpaid(tx, order, "time-over", now());
    return "expired";
  }
}

/** One order has one payment, and one payment has one order. */
async function findOtherPayment(tx: Tx, order: Order, { paymentId }: SessionFacts) {
  if (order.payment_id !== null && order.payment_id !== paymentId) {
    return { kind: "second-payment", detail: `payment ${paymentId} came after ${order.payment_id}: refund one of them` };
  }
  const other = await tx.selectFrom("orders").select("reference").where("payment_id", "=", paymentId).where("id", "!=", order.id).executeTakeFirst();
  return other && { kind: "payment-of-another-order", detail: `payment ${paymentId} already paid for ${other.reference}` };
}
