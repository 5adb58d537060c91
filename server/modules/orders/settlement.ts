import type { Kysely } from "kysely";
import { isUuid } from "#contracts/fields.ts";
import { requestRefund } from "#server/modules/orders/refunds.ts";
import { changeStatus, lockOrder, type Order, recordEvent } from "#server/modules/orders/state.ts";
import { returnToStock, takeFromStock } from "#server/modules/orders/stock.ts";
import { raiseAlert } from "#server/platform/alerts.ts";
import type { Tx } from "#server/platform/database/open.ts";
import type { Tables } from "#server/platform/database/tables.ts";
import { sendMail } from "#server/platform/mail/mails.ts";
import type { PlatformNeeds } from "#server/platform/needs.ts";
import type { SendJob } from "#server/platform/queue/queue.ts";
import type { Customer, Payments, SessionFacts } from "#server/providers/payments/port.ts";

/** Why an order ended unpaid, and what it is then. */
const endings = { "payment-expired": "expired", "payment-failed": "expired", "payment-page-failed": "cancelled" } as const;

/** Ends an order that nobody paid, and puts its unit back. Takes a locked order that awaits payment. */
export async function endUnpaid(tx: Tx, order: Order, type: keyof typeof endings, at: Date): Promise<void> {
  // The same key may now start afresh: a page left open must not lead to a session that has ended.
  await tx.updateTable("orders").set({ idempotency_key: null }).where("id", "=", order.id).execute();
  await changeStatus(tx, order, endings[type], { type }, { by: "shop", at });
  await returnToStock(tx, order, "release", at);
}

export type Mismatch = { kind: string; detail: string };

/** What in a payment does not fit the order it names, or undefined. Anything but a perfect fit is for the owner to look at. */
export function findMismatch(order: Order, facts: SessionFacts, live: boolean): Mismatch | undefined {
  const { total, sessionId, paymentId } = facts;
  const wrong = (kind: string, got: unknown, expected: unknown): Mismatch => ({ kind, detail: `payment ${paymentId}: got ${got}, expected ${expected}` });

  if (total.minor !== order.total_minor) return wrong("wrong-amount", total.minor, order.total_minor);
  if (total.currency !== order.currency) return wrong("wrong-currency", total.currency, order.currency);
  // No session is stored where our process died just after opening it: then the provider's word is the first.
  if (order.payment_session !== null && sessionId !== order.payment_session) return wrong("wrong-session", sessionId, order.payment_session);
  if (facts.live !== live) return wrong("wrong-mode", facts.live ? "live" : "test", live ? "live" : "test");
  if (paymentId === null) return wrong("no-payment-id", "none", "a payment id");
  return undefined;
}

/** Writes down who pays, and where it goes. */
export async function recordBuyer(tx: Tx, orderId: string, customer: Customer | null): Promise<void> {
  await tx
    .updateTable("orders")
    .set({
      email: customer?.email.trim().toLowerCase() ?? null,
      name: customer?.name ?? null,
      delivery: customer?.delivery ? JSON.stringify(customer.delivery) : null,
    })
    .where("id", "=", orderId)
    .execute();
}

/** Notes, once, that a locked order's buyer is done with the page and their bank takes its time. Its hold ends as any other's. */
export async function recordBankPending(tx: Tx, order: Order, { customer }: SessionFacts, at: Date): Promise<void> {
  const unpaid = order.status === "awaiting-payment" || order.status === "expired";
  if (!unpaid || order.bank_asked_at !== null || order.payment_failed_at !== null) return;
  await recordBuyer(tx, order.id, customer);
  await tx.updateTable("orders").set({ bank_asked_at: at }).where("id", "=", order.id).execute();
  await recordEvent(tx, order, { type: "bank-asked" }, { by: "provider", at });
}

/** The bank sent nothing: a locked, unpaid order ends, if its hold has not ended it before, and its buyer is told once. */
export async function failPayment(tx: Tx, sendJob: SendJob, order: Order, { customer }: SessionFacts, at: Date): Promise<void> {
  const unpaid = order.status === "awaiting-payment" || order.status === "expired";
  if (!unpaid || order.payment_failed_at !== null) return;
  await recordBuyer(tx, order.id, customer);
  await tx.updateTable("orders").set({ payment_failed_at: at }).where("id", "=", order.id).execute();
  if (order.status === "awaiting-payment") await endUnpaid(tx, order, "payment-failed", at);
  else await recordEvent(tx, order, { type: "payment-failed" }, { by: "provider", at });
  if (customer) await sendMail(tx, sendJob, "payment-failed", order.id);
}

/** Takes the first payment of a locked order, in time or late. A late one is honoured if a unit is free, else refunded at once. */
export async function capturePayment(tx: Tx, sendJob: SendJob, order: Order, facts: SessionFacts, at: Date): Promise<"paid" | "too-late"> {
  const inTime = order.status === "awaiting-payment";
  const hasUnit = inTime || (await takeFromStock(tx, order, at));
  await keepPayment(tx, order, facts, { at, isTooLate: !hasUnit });
  const paid = await changeStatus(tx, order, "paid", { type: inTime ? "paid" : "paid-late" }, { by: "provider", at });
  if (!facts.customer)
    await raiseAlert(tx, sendJob, { orderId: order.id, kind: "no-customer", detail: `payment ${facts.paymentId} came without an email address`, at });

  if (hasUnit) {
    if (facts.customer) await sendMail(tx, sendJob, "order-confirmed", order.id);
    await sendMail(tx, sendJob, "owner-order", order.id);
    return "paid";
  }
  await changeStatus(tx, paid, "cancelled", { type: "sold-out" }, { by: "shop", at });
  await requestRefund(tx, sendJob, order, { reason: "Paid after the hold had ended, and sold out by then", at });
  if (facts.customer) await sendMail(tx, sendJob, "order-too-late", order.id);
  return "too-late";
}

/** Writes down the payment and who made it; the status follows. */
async function keepPayment(
  tx: Tx,
  order: Order,
  { paymentId, sessionId, customer }: SessionFacts,
  { at, isTooLate }: { at: Date; isTooLate: boolean },
): Promise<void> {
  await tx
    .updateTable("orders")
    .set({
      payment_id: paymentId,
      payment_session: sessionId,
      paid_at: at,
      paid_too_late: isTooLate,
    })
    .where("id", "=", order.id)
    .execute();
  await recordBuyer(tx, order.id, customer);
}

export type SettleNeeds = Pick<PlatformNeeds, "sendJob" | "now" | "log"> & { payments: Pick<Payments, "live"> };
/** Who told us: it changes nothing but the log. */
export type Source = "webhook" | "return-page" | "reconciler" | "hold-end";
export type Settled = {
  /** waiting: not paid, and may still be · expired: it ended unpaid, now or before · too-late: paid, but no unit was left, so refunded */
  outcome: "paid" | "already-paid" | "too-late" | "flagged" | "waiting" | "expired" | "unknown-order";
  orderId: string | null;
};

/** Settles inside a transaction of the caller's, so that an event's row and its effect stand or fall together. */
export function settlePaymentTx({ payments, sendJob, now, log }: SettleNeeds) {
  return async (tx: Tx, facts: SessionFacts, source: Source): Promise<Settled> => {
    const order = isUuid(facts.orderId) ? await lockOrder(tx, "id", facts.orderId) : undefined;
    const outcome = facts.paid ? await settlePaid(tx, order, facts) : await settleUnpaid(tx, order, facts);
    if (outcome !== "waiting") log.info({ ...(order && { orderId: order.id }), event: `${source}: ${outcome}` }, "payment session taken in");
    return { outcome, orderId: order?.id ?? null };
  };

  async function settlePaid(tx: Tx, order: Order | undefined, facts: SessionFacts): Promise<Settled["outcome"]> {
    const alert = (kind: string, detail: string) => raiseAlert(tx, sendJob, { orderId: order?.id ?? null, kind, detail, at: now() });
    if (!order) {
      await alert("unknown-order", `payment ${facts.paymentId} of session ${facts.sessionId} names no order of ours`);
      return "unknown-order";
    }
    const mismatch = findMismatch(order, facts, payments.live) ?? (await findOtherPayment(tx, order, facts));
    if (mismatch) {
      await alert(mismatch.kind, mismatch.detail);
      return "flagged";
    }
    return order.payment_id === null ? capturePayment(tx, sendJob, order, facts, now()) : "already-paid";
  }

  async function settleUnpaid(tx: Tx, order: Order | undefined, facts: SessionFacts): Promise<Settled["outcome"]> {
    if (!order) return "unknown-order";
    if (facts.status === "open" || facts.sessionId !== order.payment_session) return "waiting";
    if (facts.status === "complete") {
      await recordBankPending(tx, order, facts, now());
      return "waiting";
    }
    if (facts.status === "failed") await failPayment(tx, sendJob, order, facts, now());
    else if (order.status === "awaiting-payment") await endUnpaid(tx, order, "payment-expired", now());
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

export type SettlePayment = (facts: SessionFacts, source: Source) => Promise<Settled>;

/**
 * The one way an order becomes paid, whoever calls, however often, in any order, at the same time.
 * Also ends an order whose session the provider says has expired.
 */
export function settlePayment({ db, ...needs }: SettleNeeds & { db: Kysely<Tables> }): SettlePayment {
  const settle = settlePaymentTx(needs);
  return (facts, source) => db.transaction().execute((tx) => settle(tx, facts, source));
}
