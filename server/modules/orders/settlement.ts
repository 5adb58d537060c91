import type { Updateable } from "kysely";
import type { AlertKind } from "#content/site/back-office/alerts.ts";
import { isUuid } from "#contracts/fields.ts";
import { formatMoney } from "#contracts/money.ts";
import { requestRefund } from "#server/modules/orders/refunds.ts";
import { changeStatus, lockOrder, type Order, type OrderNeeds, recordEvent } from "#server/modules/orders/state.ts";
import { returnToStock, takeFromStock } from "#server/modules/orders/stock.ts";
import { raiseAlert } from "#server/platform/alerts.ts";
import type { Tx } from "#server/platform/database/open.ts";
import type { Tables } from "#server/platform/database/tables.ts";
import { sendMail } from "#server/platform/mail/mails.ts";
import type { Customer, SessionFacts } from "#server/providers/payments/port.ts";

type Source = "webhook" | "return-page" | "reconciler" | "hold-end";
/** too-late: paid, but no unit was left, so refunded · waiting: not paid, and may still be · expired: it ended unpaid, now or before */
type Outcome = "paid" | "already-paid" | "too-late" | "flagged" | "waiting" | "expired" | "unknown-order";
type Settled = { outcome: Outcome; orderId: string | null };

/** The one way an order becomes paid, or ends with its session: whoever calls, however often, in any order, at the same time. */
export function settlePayment(needs: OrderNeeds): (facts: SessionFacts, source: Source) => Promise<Settled> {
  const settle = settlePaymentTx(needs);
  return (facts, source) => needs.db.transaction().execute((tx) => settle(tx, facts, source));
}

/** Settles inside a transaction of the caller's, so that an event's row and its effect stand or fall together. */
export function settlePaymentTx({ payments, sendJob, now, log }: OrderNeeds) {
  return async (tx: Tx, facts: SessionFacts, source: Source): Promise<Settled> => {
    const order = isUuid(facts.orderId) ? await lockOrder(tx, "id", facts.orderId) : undefined;
    const outcome = facts.paid ? await settlePaid(tx, order, facts) : await settleUnpaid(tx, order, facts);
    if (outcome !== "waiting") log.info({ ...(order && { orderId: order.id }), event: `${source}: ${outcome}` }, "payment session taken in");
    return { outcome, orderId: order?.id ?? null };
  };

  async function settlePaid(tx: Tx, order: Order | undefined, facts: SessionFacts): Promise<Outcome> {
    const alert = (kind: AlertKind, detail: string) => raiseAlert(tx, sendJob, { orderId: order?.id ?? null, kind, detail, at: now() });
    if (!order) {
      await alert("unknown-order", `payment ${facts.paymentId} of session ${facts.sessionId} names no order of ours`);
      return "unknown-order";
    }
    const mismatch = await findMismatch(tx, order, facts, payments.live);
    if (mismatch) {
      await alert(mismatch.kind, mismatch.detail);
      return "flagged";
    }
    return order.payment_id === null ? capturePayment(tx, order, facts) : "already-paid";
  }

  async function settleUnpaid(tx: Tx, order: Order | undefined, { status, sessionId, customer }: SessionFacts): Promise<Outcome> {
    if (!order) return "unknown-order";
    if (status === "open" || sessionId !== order.payment_session) return "waiting";
    const isUnpaid = order.status === "awaiting-payment" || order.status === "expired";
    if (status === "complete") {
      if (isUnpaid && order.bank_asked_at === null && order.payment_failed_at === null) await recordBankPending(tx, order, customer);
      return "waiting";
    }
    if (status === "failed" && isUnpaid && order.payment_failed_at === null) await failPayment(tx, order, customer);
    if (status === "expired" && order.status === "awaiting-payment") await endUnpaid(tx, order, "payment-expired", now());
    return "expired";
  }

  /** Takes the first payment of an order, in time or late. A late one is honoured if a unit is free, else refunded at once. */
  async function capturePayment(tx: Tx, order: Order, { paymentId, sessionId, customer }: SessionFacts): Promise<Outcome> {
    const at = now();
    const inTime = order.status === "awaiting-payment";
    const hasUnit = inTime || (await takeFromStock(tx, order, at));
    await update(tx, order, { payment_id: paymentId, payment_session: sessionId, paid_at: at, paid_too_late: !hasUnit, ...buyerOf(customer) });
    const paid = await changeStatus(tx, order, "paid", { type: inTime ? "paid" : "paid-late" }, { by: "provider", at });
    if (!customer) await raiseAlert(tx, sendJob, { orderId: order.id, kind: "no-customer", detail: `payment ${paymentId} came without an email address`, at });

    if (hasUnit) {
      if (customer) await sendMail(tx, sendJob, "order-confirmed", order.id);
      await sendMail(tx, sendJob, "owner-order", order.id);
      return "paid";
    }
    await changeStatus(tx, paid, "cancelled", { type: "sold-out" }, { by: "shop", at });
    await requestRefund(tx, sendJob, order, { reason: "Paid after the hold had ended, and sold out by then", at });
    if (customer) await sendMail(tx, sendJob, "order-too-late", order.id);
    return "too-late";
  }

  /** The buyer is done with the page and their bank takes its time. The order's hold ends as any other's. */
  async function recordBankPending(tx: Tx, order: Order, customer: Customer | null): Promise<void> {
    const at = now();
    await update(tx, order, { bank_asked_at: at, ...buyerOf(customer) });
    await recordEvent(tx, order, { type: "bank-asked" }, { by: "provider", at });
  }

  /** The bank sent nothing: the order ends, if its hold has not ended it before, and its buyer is told once. */
  async function failPayment(tx: Tx, order: Order, customer: Customer | null): Promise<void> {
    const at = now();
    await update(tx, order, { payment_failed_at: at, ...buyerOf(customer) });
    if (order.status === "awaiting-payment") await endUnpaid(tx, order, "payment-failed", at);
    else await recordEvent(tx, order, { type: "payment-failed" }, { by: "provider", at });
    if (customer) await sendMail(tx, sendJob, "payment-failed", order.id);
  }
}

const endings = { "payment-expired": "expired", "payment-failed": "expired", "payment-page-failed": "cancelled" } as const;

/** Ends an order that nobody paid, and puts its unit back. Takes a locked order that awaits payment. */
export async function endUnpaid(tx: Tx, order: Order, type: keyof typeof endings, at: Date): Promise<void> {
  // The same key may now start afresh: a page left open must not lead to a session that has ended.
  await update(tx, order, { idempotency_key: null });
  await changeStatus(tx, order, endings[type], { type }, { by: "shop", at });
  await returnToStock(tx, order, "release", at);
}

const buyerOf = (customer: Customer | null) => ({
  email: customer?.email.trim().toLowerCase() ?? null,
  name: customer?.name ?? null,
  delivery: customer?.delivery ? JSON.stringify(customer.delivery) : null,
});

const update = (tx: Tx, { id }: Order, changes: Updateable<Tables["orders"]>) => tx.updateTable("orders").set(changes).where("id", "=", id).execute();

/** What in a payment does not fit the order that it names, or undefined: anything but a perfect fit is for the owner to look at. */
async function findMismatch(tx: Tx, order: Order, facts: SessionFacts, live: boolean): Promise<{ kind: AlertKind; detail: string } | undefined> {
  const { total, sessionId, paymentId } = facts;
  const wrong = (kind: AlertKind, got: unknown, expected: unknown) => ({ kind, detail: `payment ${paymentId}: got ${got}, expected ${expected}` });

  if (total.currency !== order.currency) return wrong("wrong-currency", total.currency, order.currency);
  if (total.minor !== order.total_minor) return wrong("wrong-amount", formatMoney(total), formatMoney({ ...total, minor: order.total_minor }));
  // No session is stored where our process died just after opening it: then the provider's word is the first.
  if (order.payment_session !== null && sessionId !== order.payment_session) return wrong("wrong-session", sessionId, order.payment_session);
  if (facts.live !== live) return wrong("wrong-mode", facts.live ? "live" : "test", live ? "live" : "test");
  if (paymentId === null) return wrong("no-payment-id", "none", "a payment id");
  // One order has one payment, and one payment has one order.
  if (order.payment_id !== null && order.payment_id !== paymentId)
    return { kind: "second-payment", detail: `payment ${paymentId} came after ${order.payment_id}: refund one of them` };
  const other = await tx.selectFrom("orders").select("reference").where("payment_id", "=", paymentId).where("id", "!=", order.id).executeTakeFirst();
  return other && { kind: "payment-of-another-order", detail: `payment ${paymentId} already paid for ${other.reference}` };
}
