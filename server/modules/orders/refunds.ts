import { randomUUID } from "node:crypto";
import { type Insertable, type Selectable, sql } from "kysely";
import type { OperatorBackend } from "#contracts/backend.ts";
import { Failure } from "#contracts/failure.ts";
import { formatMoney } from "#contracts/money.ts";
import { changeByReference, changeStatus, lockOrder, type Order, type OrderNeeds, recordEvent } from "#server/modules/orders/state.ts";
import { returnToStock } from "#server/modules/orders/stock.ts";
import { revokeLabel } from "#server/modules/shipping/void.ts";
import { raiseAlert } from "#server/platform/alerts.ts";
import type { Database, Tx } from "#server/platform/database/open.ts";
import type { Tables } from "#server/platform/database/tables.ts";
import { sendMail } from "#server/platform/mail/mails.ts";
import type { SendJob } from "#server/platform/queue/queue.ts";
import type { PaymentNotice, RefundFacts } from "#server/providers/payments/port.ts";

type Refund = Selectable<Tables["refunds"]>;
const ofStatus = (refunds: readonly Refund[], ...statuses: Refund["status"][]) => refunds.filter(({ status }) => statuses.includes(status));

const sumOf = (refunds: readonly Refund[]) => refunds.reduce((sum, { amount_minor }) => sum + amount_minor, 0);

/** Pence that the owner has paid back another way. */
export const settledOf = (refunds: readonly Refund[]) => sumOf(ofStatus(refunds, "settled"));

/** All that has gone back of an order's payment or is on its way, and what failed and is still owed; the oldest first. */
export async function readRefunds(db: Database, order: Pick<Order, "id" | "total_minor" | "refunded_minor" | "status">): Promise<Refund[]> {
  const { id, total_minor, refunded_minor, status } = order;
  const refunds = await db.selectFrom("refunds").selectAll().where("of_order", "=", id).orderBy("requested_at").orderBy("id").execute();
  const back = ofStatus(refunds, "requested", "made", "settled");
  // By the order's own figure: what the provider's dashboard sent back in part has no row.
  const gone = refunded_minor + sumOf(ofStatus(refunds, "requested"));
  // Once all is back, whatever had failed before isn't owed any more.
  if (gone >= total_minor) return back;
  // Of an ended order all goes back. Of any other nobody knows how much is to, so what failed is owed until as much has been tried again.
  const hasEnded = status === "cancelled" || status === "refunded";
  let owed = total_minor - (hasEnded ? gone : 0);
  const isTriedAgain = ({ amount_minor }: Refund, at: number) => !hasEnded && refunds.slice(at + 1).some((later) => later.amount_minor >= amount_minor);
  const stillOwed = new Set<Refund>();
  for (const [at, refund] of [...refunds.entries()].reverse()) {
    if (refund.status !== "failed" || owed <= 0 || isTriedAgain(refund, at)) continue;
    stillOwed.add(refund);
    owed -= refund.amount_minor;
  }
  return refunds.filter((refund) => back.includes(refund) || stillOwed.has(refund));
}

/** How an order's money stands on its way back: of several refunds the one that says most; undefined where there is none. */
export function findTelling(refunds: readonly Refund[]): Refund | undefined {
  const last = (status: Refund["status"]) => ofStatus(refunds, status).at(-1);
  return last("requested") ?? last("failed") ?? last("made") ?? last("settled");
}

/** Answers the refund's id, which is the provider's idempotency key. */
async function insertRefund(tx: Tx, { id: of_order }: Order, refund: Omit<Insertable<Tables["refunds"]>, "id" | "of_order">): Promise<string> {
  const row = { id: randomUUID(), of_order, ...refund };
  await tx.insertInto("refunds").values(row).execute();
  return row.id;
}

const setRefunded = (tx: Tx, { id }: Order, minor: number) => tx.updateTable("orders").set({ refunded_minor: minor }).where("id", "=", id).execute();

const madeElsewhere = "Refunded at the payment provider";

/** Pence of an order's payment that have neither gone back nor are on their way, as an expression about `orders`. */
export const refundable = sql<number>`(orders.total_minor - orders.refunded_minor
  - (select coalesce(sum(amount_minor), 0) from refunds where of_order = orders.id and status = 'requested'))::int`;

/** The same of one order. */
export async function readRefundable(db: Database, orderId: string): Promise<number> {
  return (await db.selectFrom("orders").select(refundable.as("minor")).where("id", "=", orderId).executeTakeFirstOrThrow()).minor;
}

type Request = { reason: string; at: Date; minor?: number | undefined };

/** Promises the refund of what is left of a locked order's payment, or of so much of it, unless nothing is left; answers whether it did. */
export async function requestRefund(tx: Tx, sendJob: SendJob, order: Order, { reason, at, minor }: Request): Promise<boolean> {
  const amount = minor ?? (await readRefundable(tx, order.id));
  if (amount <= 0) return false;
  await insertRefund(tx, order, { amount_minor: amount, reason, status: "requested", provider_id: null, requested_at: at });
  await sendJob(tx, "refund-payment", { orderId: order.id });
  return true;
}

/** Records what a provider has refunded of one payment, asked by us or not. Its figure is the total so far, so repeated or old news changes nothing. */
export function recordRefund({ sendJob, now }: OrderNeeds) {
  return async (tx: Tx, facts: RefundFacts) => {
    const order = await lockOrder(tx, "payment_id", facts.paymentId);
    if (!order) return { outcome: "unknown-payment", orderId: null } as const;
    return { outcome: await recordTotal(tx, order, facts), orderId: order.id };
  };

  async function recordTotal(tx: Tx, order: Order, { paymentId, refundId, refundedTotal, requests = [] }: RefundFacts) {
    const at = now();
    const { currency } = refundedTotal;
    if (currency !== order.currency || refundedTotal.minor > order.total_minor) {
      const total = { minor: order.total_minor, currency: order.currency };
      const detail = `payment ${paymentId}: ${formatMoney(refundedTotal)} refunded of ${formatMoney(total)}`;
      await raiseAlert(tx, sendJob, { orderId: order.id, kind: "wrong-refund", detail, at });
      return "flagged";
    }
    // The provider's total knows nothing of what the owner has paid back another way.
    const minor = Math.min(order.total_minor, refundedTotal.minor + settledOf(await readRefunds(tx, order)));
    if (minor <= order.refunded_minor) return "already-known";
    await setRefunded(tx, order, minor);
    if (minor === order.total_minor) return recordWhole(tx, order, refundId, at);
    // Ours among them are made, though the answer to our request may be lost: else they'd count as gone and as on their way.
    const ours = tx.updateTable("refunds").where("of_order", "=", order.id).where("status", "=", "requested").set({ status: "made", made_at: at });
    if (requests.length > 0) await ours.where(sql`id::text`, "in", requests).execute();
    await recordEvent(tx, order, { type: "refunded-in-part", total: { minor, currency } }, { by: "provider", at });
    if (order.email !== null) await sendMail(tx, sendJob, "order-refunded-in-part", order.id, refundId ?? String(minor));
    return "refunded-in-part";
  }

  async function recordWhole(tx: Tx, order: Order, refundId: string | null, at: Date) {
    const made = { status: "made" as const, provider_id: refundId, made_at: at };
    const ofOrder = tx.updateTable("refunds").where("of_order", "=", order.id);
    const asked = await ofOrder.where("status", "=", "requested").set(made).returning("id").executeTakeFirst();
    const amount = order.total_minor - order.refunded_minor;
    const id = asked?.id ?? (await insertRefund(tx, order, { amount_minor: amount, reason: madeElsewhere, requested_at: at, ...made }));
    await takeBackTube(tx, sendJob, order, at);
    const isAgain = order.status === "refunded";
    if (isAgain) await recordEvent(tx, order, { type: "refunded" }, { by: "provider", at });
    else await changeStatus(tx, order, "refunded", { type: "refunded" }, { by: "provider", at });
    if (order.email !== null) await sendMail(tx, sendJob, "order-refunded", order.id, isAgain ? id : "");
    return "refunded" as const;
  }
}

/** All is paid back: what has been dispatched is gone; anything else goes back on the shelf, if it is not there already. */
async function takeBackTube(tx: Tx, sendJob: SendJob, order: Order, at: Date): Promise<void> {
  if (order.status === "paid") await revokeLabel(tx, sendJob, order, at);
  if (order.status === "paid" || order.status === "cancelled") await returnToStock(tx, order, "return", at);
}

/**
 * A refund came back, so the money of a locked order is ours again, unless it never counted as gone. Only that refund is touched: ours may be under way while
 * another one fails.
 */
export async function recordFailedRefund(tx: Tx, order: Order, failed: Extract<PaymentNotice, { kind: "refund-failed" }>, at: Date): Promise<void> {
  const { refundId, amount, refundedTotal } = failed;
  const ofOrder = tx.selectFrom("refunds").select(["id", "status"]).where("of_order", "=", order.id);
  const known =
    (await ofOrder.where("provider_id", "=", refundId).executeTakeFirst()) ??
    // Of some we were told the total alone.
    (await ofOrder.where("provider_id", "is", null).where("status", "=", "made").where("amount_minor", "=", amount.minor).executeTakeFirst());
  if (known && known.status !== "made") return;
  const now = { status: "failed", provider_id: refundId } as const;
  if (known) await tx.updateTable("refunds").set(now).where("id", "=", known.id).execute();
  else await insertRefund(tx, order, { amount_minor: amount.minor, reason: madeElsewhere, requested_at: at, ...now });
  const stillGone = refundedTotal.minor + settledOf(await readRefunds(tx, order));
  const back = Math.min(amount.minor, order.refunded_minor - stillGone);
  if (back <= 0) return;
  await setRefunded(tx, order, order.refunded_minor - back);
  await recordEvent(tx, order, { type: "refund-failed", amount: { minor: back, currency: order.currency } }, { by: "provider", at });
}

/** Makes the refunds that were requested for an order, one after the other. Safe to repeat: the provider knows each request by its id. */
export function sendRefund(needs: OrderNeeds) {
  const { db, payments, sendJob, now } = needs;
  const record = recordRefund(needs);

  return async ({ orderId }: { orderId: string }): Promise<void> => {
    const requested = db
      .selectFrom("refunds")
      .innerJoin("orders", "orders.id", "refunds.of_order")
      .select(["refunds.id", "refunds.amount_minor", "orders.currency", "orders.payment_id", "orders.payment_provider"])
      .where("of_order", "=", orderId)
      .where("refunds.status", "=", "requested")
      .orderBy("requested_at")
      .orderBy("refunds.id");
    for (const asked of await requested.execute()) await make(orderId, asked);
  };

  type Asked = { id: string; amount_minor: number; currency: Order["currency"]; payment_id: string | null; payment_provider: string };
  async function make(orderId: string, { id, amount_minor: minor, currency, payment_id: paymentId, payment_provider }: Asked): Promise<void> {
    if (paymentId === null || payment_provider !== payments.name) throw new Error(`order ${orderId} was paid at ${payment_provider}, which is not set up here`);

    const facts = await payments.refund({ paymentId, amount: { minor, currency }, idempotencyKey: id });
    const status = await db.transaction().execute(async (tx) => {
      await record(tx, facts);
      await markPart(tx, orderId, { id, facts, currency });
      // Its event may have been quicker, which knows the total alone: by this id the refund is known again if it fails.
      const provider_id = sql<string | null>`coalesce(${facts.refundId}::text, provider_id)`;
      const { status } = await tx.updateTable("refunds").set({ provider_id }).where("id", "=", id).returning("status").executeTakeFirstOrThrow();
      // The owner has paid it back another way while the provider was asked.
      if (status === "settled") {
        const detail = `${formatMoney({ minor, currency })} went back to the card although this refund is marked as paid back another way: the buyer has it twice`;
        await raiseAlert(tx, sendJob, { orderId, kind: "refunded-twice", detail, at: now() });
      }
      return status;
    });
    if (status === "requested") throw new Error(`the refund of order ${orderId} did not return what was asked for`);
  }

  /** Of the whole payment the total alone tells that it's back; a part is made where the provider's total has room for it beside the others. */
  async function markPart(tx: Tx, orderId: string, { id, facts, currency }: { id: string; facts: RefundFacts; currency: Order["currency"] }) {
    const parts = tx.selectFrom("refunds").where("of_order", "=", orderId);
    const expected = parts.where(({ or, eb }) => or([eb("status", "=", "made"), eb("id", "=", id)])).select(sql<number>`sum(amount_minor)::int`.as("minor"));
    const { minor } = await expected.executeTakeFirstOrThrow();
    if (facts.refundedTotal.currency !== currency || facts.refundedTotal.minor < minor) return;
    await tx.updateTable("refunds").where("id", "=", id).where("status", "=", "requested").set({ status: "made", made_at: now() }).execute();
  }
}

/** The owner has paid back another way, as by bank transfer, what the card provider could not. `how` is for the books. Safe to send twice. */
export function settleRefund(needs: OrderNeeds): OperatorBackend["settleRefund"] {
  return async (reference, how) => {
    const reason = how.trim();
    if (!reason) throw new Failure("invalid", { message: "Please say how it was paid back: that is kept with the refund." });
    return changeByReference(needs, reference, async (tx, order, at) => {
      // Not what failed and was tried again since.
      const heldUp = ofStatus(await readRefunds(tx, order), "failed", "requested");
      if (heldUp.length === 0) {
        const known = await tx.selectFrom("refunds").select("id").where("of_order", "=", order.id).where("status", "=", "settled").executeTakeFirst();
        if (known) return order.status;
        throw new Failure("conflict", { message: "No refund of this order is held up." });
      }
      const ids = heldUp.map(({ id }) => id);
      await tx.updateTable("refunds").where("id", "in", ids).set({ status: "settled", made_at: at, reason }).execute();
      const refunded = Math.min(order.total_minor, order.refunded_minor + sumOf(heldUp));
      await setRefunded(tx, order, refunded);
      const alerts = tx.updateTable("operator_alerts").where("order_id", "=", order.id).where("resolved_at", "is", null);
      await alerts.where("kind", "in", ["refund-failed", "not-reconciled"]).set({ resolved_at: at }).execute();
      if (refunded === order.total_minor) await takeBackTube(tx, needs.sendJob, order, at);
      if (refunded === order.total_minor && order.status !== "refunded")
        return (await changeStatus(tx, order, "refunded", { type: "refund-settled" }, { by: "owner", at })).status;
      await recordEvent(tx, order, { type: "refund-settled" }, { by: "owner", at });
      return order.status;
    });
  };
}
