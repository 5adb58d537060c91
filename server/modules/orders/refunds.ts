import { randomUUID } from "node:crypto";
import { type Insertable, type Selectable, sql, type Updateable } from "kysely";
import type { AlertKind } from "#content/site/back-office/alerts.ts";
import type { OperatorBackend } from "#contracts/backend.ts";
import { Failure } from "#contracts/failure.ts";
import { formatMoney, type Money } from "#contracts/money.ts";
import { changeByReference, changeStatus, lockOrder, type Order, type OrderNeeds, recordEvent, refuse } from "#server/modules/orders/state.ts";
import { returnToStock } from "#server/modules/orders/stock.ts";
import { revokeLabel } from "#server/modules/shipping/void.ts";
import { raiseAlert, settleAlerts } from "#server/platform/alerts.ts";
import type { Database, Tx } from "#server/platform/database/open.ts";
import type { Tables } from "#server/platform/database/tables.ts";
import { addMinutes } from "#server/platform/dates.ts";
import { sendMail } from "#server/platform/mail/mails.ts";
import type { SendJob } from "#server/platform/queue/queue.ts";
import { type ProviderRefund, type RefundFacts, refundedTotal } from "#server/providers/payments/port.ts";

type Refund = Selectable<Tables["refunds"]>;
const ofStatus = (refunds: readonly Refund[], ...statuses: Refund["status"][]) => refunds.filter(({ status }) => statuses.includes(status));

const madeElsewhere = "Refunded at the payment provider";

const sumOf = (refunds: readonly Refund[]) => refunds.reduce((sum, { amount_minor }) => sum + amount_minor, 0);

/** Pence that the owner has paid back another way. */
export const settledOf = (refunds: readonly Refund[]) => sumOf(ofStatus(refunds, "settled"));

/** The pence that the owner said then, or last, had been paid back another way; none: 0. */
export function lastSettledOf(refunds: readonly Refund[], at?: Date): number {
  const settled = ofStatus(refunds, "settled");
  const last = at ? Number(at) : Math.max(...settled.map(({ made_at }) => Number(made_at)));
  return sumOf(settled.filter(({ made_at }) => Number(made_at) === last));
}

/** Pence that came back to us and are owed again, of what `readRefunds` answers. */
export const owedOf = (refunds: readonly Refund[]) => sumOf(ofStatus(refunds, "failed"));

/** All that has gone back of an order's payment or is on its way, and what failed and is still owed; the oldest first. */
export async function readRefunds(db: Database, order: Pick<Order, "id" | "total_minor" | "refunded_minor">): Promise<Refund[]> {
  const refunds = await rowsOf(db, order);
  const back = ofStatus(refunds, "requested", "made", "settled");
  // No more is owed than has neither gone back nor is on its way, whatever failed before.
  let left = order.total_minor - order.refunded_minor - sumOf(ofStatus(refunds, "requested"));
  const owed = new Set<Refund>();
  for (const refund of refunds.toReversed()) {
    if (refund.status !== "failed" || refund.retried_at || left <= 0) continue;
    owed.add(refund);
    left -= refund.amount_minor;
  }
  return refunds.filter((refund) => back.includes(refund) || owed.has(refund));
}

/** Minutes after which a refund that was asked for and isn't made may be settled by hand. */
const heldUpMinutes = 60;
const findHeldUp = (refunds: readonly Refund[], at: Date) =>
  ofStatus(refunds, "requested").filter(({ requested_at }) => requested_at <= addMinutes(at, -heldUpMinutes));
/** Pence asked for so long ago that the provider may never send them, as of a disputed payment. */
export const heldUpOf = (refunds: readonly Refund[], at: Date) => sumOf(findHeldUp(refunds, at));

/** Of what came back, another refund is about to be asked for: of so many pence. Throws `conflict` where as much isn't owed. */
export async function replaceFailed(tx: Tx, order: Order, minor: number, at: Date): Promise<void> {
  const failed = ofStatus(await readRefunds(tx, order), "failed");
  const owed = Math.min(sumOf(failed), await readRefundable(tx, order.id));
  if (owed === 0 || owed !== minor) throw refuse(otherAmount(order, owed));
  const ids = failed.map(({ id }) => id);
  await tx.updateTable("refunds").set({ retried_at: at }).where("id", "in", ids).execute();
}
const otherAmount = ({ currency }: Order, minor: number) =>
  minor === 0
    ? "No refund of this order is held up."
    : `Nothing was changed: ${formatMoney({ minor, currency })} of this order is held up now. Please reload the page and check.`;

/** How an order's money stands on its way back: of several refunds the one that says most; undefined where there is none. */
export function findTelling(refunds: readonly Refund[]): Refund | undefined {
  const last = (status: Refund["status"]) => ofStatus(refunds, status).at(-1);
  return last("requested") ?? last("failed") ?? last("made") ?? last("settled");
}

/** Its id is the provider's idempotency key. */
const insertRefund = (tx: Tx, { id: of_order }: Order, refund: Omit<Insertable<Tables["refunds"]>, "id" | "of_order">): Promise<Refund> =>
  tx
    .insertInto("refunds")
    .values({ id: randomUUID(), of_order, ...refund })
    .returningAll()
    .executeTakeFirstOrThrow();

const setRefunded = (tx: Tx, { id }: Order, minor: number) => tx.updateTable("orders").set({ refunded_minor: minor }).where("id", "=", id).execute();

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

/**
 * Takes in every refund of one payment as the provider has them, asked by us or not. What is made was made, and what came back stays so, however old the
 * news is and however often it comes.
 */
export function recordRefunds({ sendJob, now }: Pick<OrderNeeds, "sendJob" | "now">) {
  return async (tx: Tx, facts: RefundFacts) => {
    const order = await lockOrder(tx, "payment_id", facts.paymentId);
    if (!order) return { outcome: "unknown-payment", orderId: null } as const;
    return { outcome: await takeIn(tx, order, facts), orderId: order.id };
  };

  async function takeIn(tx: Tx, order: Order, facts: RefundFacts) {
    const at = now();
    const { id: orderId, total_minor, refunded_minor, currency } = order;
    const told = facts.refunds[0]?.amount.currency ?? currency;
    const inWords = (minor: number, of: Money["currency"] = currency) => formatMoney({ minor, currency: of });
    const alert = (kind: AlertKind, detail: string) => raiseAlert(tx, sendJob, { orderId, kind, detail, at });
    if (told !== currency || refundedTotal(facts) > total_minor) {
      await alert("wrong-refund", `payment ${facts.paymentId}: ${inWords(refundedTotal(facts), told)} refunded of ${inWords(total_minor)}`);
      return "flagged";
    }
    const { made, failed, twice } = await changeRows(tx, order, facts, at);
    for (const { provider_id, amount_minor } of failed) {
      const which = `the provider calls it refund ${provider_id} of payment ${facts.paymentId}`;
      await alert(
        "refund-failed",
        `${inWords(amount_minor)} didn't reach the customer: on the order's page, try it again or say how you paid it back (${which})`,
      );
    }
    const rows = await rowsOf(tx, order);
    const gone = sumOf(ofStatus(rows, "made", "settled"));
    await askForTheRest(tx, order, rows, total_minor - gone);
    const tooMuch = sumOf(twice) || (made.length > 0 ? Math.max(0, gone - total_minor) : 0);
    if (tooMuch > 0) await alert("refunded-twice", `${inWords(tooMuch)} went back to the card and was paid back another way too: the buyer has it twice`);
    // One that came back before we ever heard of it never counted as gone; nor did what went back beyond the whole.
    const counted = failed.filter(({ made_at }) => made_at);
    let before = Math.max(refunded_minor, gone - sumOf(made) + sumOf(counted));
    for (const { amount_minor } of counted) {
      const fell = Math.min(before, total_minor) - Math.min(before - amount_minor, total_minor);
      before -= amount_minor;
      if (fell > 0) await recordEvent(tx, order, { type: "refund-failed", amount: { minor: fell, currency } }, { by: "provider", at });
    }
    const minor = Math.min(gone, total_minor);
    await setRefunded(tx, order, minor);
    const [first] = made;
    if (!first || minor <= Math.min(before, total_minor)) return failed.length > 0 ? "refund-failed" : "already-known";
    if (minor === total_minor) return recordWhole(tx, order, first, at);
    await recordEvent(tx, order, { type: "refunded-in-part", total: { minor, currency } }, { by: "provider", at });
    if (order.email !== null) await sendMail(tx, sendJob, "order-refunded-in-part", order.id, first.id);
    return "refunded-in-part";
  }

  /** What was asked for before we knew of a part made at the provider is more than is left, and never made. What's left is asked for anew: the provider keeps its answer to the first. */
  async function askForTheRest(tx: Tx, order: Order, rows: readonly Refund[], left: number) {
    let over = sumOf(ofStatus(rows, "requested")) - left;
    for (const { id, amount_minor, reason, requested_at } of ofStatus(rows, "requested").toReversed()) {
      if (over <= 0) return;
      await tx.deleteFrom("refunds").where("id", "=", id).execute();
      if (amount_minor > over) await requestRefund(tx, sendJob, order, { reason, at: requested_at, minor: amount_minor - over });
      over -= amount_minor;
    }
  }

  async function recordWhole(tx: Tx, order: Order, { id }: Refund, at: Date) {
    await takeBackTube(tx, sendJob, order, at);
    const isAgain = order.status === "refunded";
    if (isAgain) await recordEvent(tx, order, { type: "refunded" }, { by: "provider", at });
    else await changeStatus(tx, order, "refunded", { type: "refunded" }, { by: "provider", at });
    if (order.email !== null) await sendMail(tx, sendJob, "order-refunded", order.id, isAgain ? id : "");
    return "refunded" as const;
  }
}

const rowsOf = (db: Database, { id }: Pick<Order, "id">): Promise<Refund[]> =>
  db.selectFrom("refunds").selectAll().where("of_order", "=", id).orderBy("requested_at").orderBy("id").execute();

/** Brings the rows of a locked order to what the provider says; answers which have become something else, and which were made though paid back another way. */
async function changeRows(tx: Tx, order: Order, { refunds }: RefundFacts, at: Date) {
  const rows = await rowsOf(tx, order);
  const unnamed = new Set(rows.filter(({ provider_id }) => provider_id === null));
  const changed = { made: [] as Refund[], failed: [] as Refund[], twice: [] as Refund[] };
  const named = ({ id }: ProviderRefund) => rows.find(({ provider_id }) => provider_id === id);
  const hasGone = refunds.filter((one) => !one.isBack && named(one)?.status !== "failed").reduce((sum, { amount }) => sum + amount.minor, 0);
  const isWhole = hasGone + settledOf(rows) >= order.total_minor;
  const find = (one: ProviderRefund) =>
    named(one) ??
    [...unnamed].find(({ id }) => id === one.request) ??
    // Of some the version before was told the total alone.
    ofStatus([...unnamed], "made").find(({ amount_minor }) => amount_minor === one.amount.minor) ??
    // Where all has gone back, what was still asked for is in it.
    (isWhole && !one.isBack ? ofStatus([...unnamed], "requested")[0] : undefined);

  // It stands for several that the version before knew the total of: what of them comes back had counted.
  const standIn = ofStatus([...unnamed], "made").find(({ amount_minor }) => !refunds.some(({ amount }) => amount.minor === amount_minor));
  for (const one of refunds) {
    const { id: provider_id, isBack, amount } = one;
    const known = find(one);
    const became = isBack ? "failed" : "made";
    const dates = { made_at: isBack ? ((known ?? standIn)?.made_at ?? null) : at, failed_at: isBack ? at : null };
    const values = { provider_id, amount_minor: amount.minor, status: became, ...dates } as const;
    if (!known) changed[became].push(await insertRefund(tx, order, { ...values, reason: madeElsewhere, requested_at: at }));
    else if (known.status === "requested" || (known.status === "made" && isBack)) changed[became].push(await setRow(tx, known, values));
    else if (unnamed.has(known)) {
      const refund = await setRow(tx, known, { provider_id });
      if (known.status === "settled" && !isBack) changed.twice.push(refund);
    }
    if (known) unnamed.delete(known);
  }
  const over = ofStatus([...unnamed], "made").map(({ id }) => id);
  if (over.length > 0) await tx.deleteFrom("refunds").where("id", "in", over).execute();
  return changed;
}

const setRow = (tx: Tx, { id }: Refund, values: Updateable<Tables["refunds"]>): Promise<Refund> =>
  tx.updateTable("refunds").set(values).where("id", "=", id).returningAll().executeTakeFirstOrThrow();

/** All is paid back: what has been dispatched is gone; anything else goes back on the shelf, if it is not there already. */
async function takeBackTube(tx: Tx, sendJob: SendJob, order: Order, at: Date): Promise<void> {
  if (order.status === "paid") await revokeLabel(tx, sendJob, order, at);
  if (order.status === "paid" || order.status === "cancelled") await returnToStock(tx, order, "return", at);
}

/** Makes the refunds that were requested for an order, one after the other. Safe to repeat: the provider knows each request by its id. */
export function sendRefund(needs: OrderNeeds) {
  const { db, payments } = needs;
  const record = recordRefunds(needs);

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

    const { refused, ...facts } = await payments.refund({ paymentId, amount: { minor, currency }, idempotencyKey: id });
    await db.transaction().execute((tx) => record(tx, facts));
    const asked = db.selectFrom("refunds").select("id").where("id", "=", id).where("status", "=", "requested");
    if (!(await asked.executeTakeFirst())) return;
    if (refused) throw new Failure("conflict", { message: refused.message, cause: refused });
    throw new Error(`the refund of order ${orderId} did not return what was asked for`);
  }
}

/**
 * The owner has paid back another way, as by bank transfer, what the card provider could not. `how` is for the books; `shown`: the pence that they were
 * shown, all that's held up unless said. Safe to send twice. Throws `conflict` where another amount is held up.
 */
export function settleRefund(needs: OrderNeeds): OperatorBackend["settleRefund"] {
  return async (reference, how, shown) => {
    const reason = how.trim();
    if (!reason) throw new Failure("invalid", { message: "Please say how it was paid back: that is kept with the refund." });
    return changeByReference(needs, reference, async (tx, order, at) => {
      const refunds = await readRefunds(tx, order);
      const failed = ofStatus(refunds, "failed");
      const asked = ofStatus(refunds, "requested");
      const heldUp = failed.length > 0 ? failed : findHeldUp(refunds, at);
      const minor = Math.min(sumOf(heldUp), order.total_minor - order.refunded_minor - (failed.length > 0 ? sumOf(asked) : 0));
      if (minor === 0 || (shown ?? minor) !== minor) {
        const before = lastSettledOf(refunds);
        if (before > 0 && before === (shown ?? before)) return order.status;
        throw refuse(otherAmount(order, minor));
      }
      let left = minor;
      // Of the oldest no more than is left: the provider may have sent some of it back since.
      for (const { id, amount_minor } of heldUp.toReversed()) {
        const amount = Math.min(amount_minor, left);
        await tx.updateTable("refunds").set({ status: "settled", made_at: at, reason, amount_minor: amount }).where("id", "=", id).execute();
        left -= amount;
      }
      const refunded = order.refunded_minor + minor;
      await setRefunded(tx, order, refunded);
      await settleAlerts(tx, order.id, ["refund-failed", "not-reconciled"], at);
      const isWhole = refunded === order.total_minor;
      if (isWhole) await takeBackTube(tx, needs.sendJob, order, at);
      if (isWhole && order.status !== "refunded") await changeStatus(tx, order, "refunded", { type: "refund-settled" }, { by: "owner", at });
      else await recordEvent(tx, order, { type: "refund-settled" }, { by: "owner", at });
      // Of a disputed payment the bank has taken it, and told them so itself.
      const disputed = await tx.selectFrom("operator_alerts").select("id").where("order_id", "=", order.id).where("kind", "=", "disputed").executeTakeFirst();
      if (order.email !== null && !disputed) await sendMail(tx, needs.sendJob, "order-paid-back", order.id, at.toISOString());
      return isWhole ? "refunded" : order.status;
    });
  };
}
