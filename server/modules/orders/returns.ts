import * as v from "valibot";
import { formatIsoDay } from "#content/format-iso-day.ts";
import { returnWords } from "#content/order-events.ts";
import type { Backend, OperatorBackend } from "#contracts/backend.ts";
import { Failure } from "#contracts/failure.ts";
import { type OrderReturn, type OrderView, returnOutcomes } from "#contracts/order.ts";
import { limits } from "#contracts/return-order.ts";
import type { OrderNeeds } from "#server/modules/orders/needs.ts";
import { readRefund, requestRefund } from "#server/modules/orders/refunds.ts";
import { changeByLink, changeByReference, type Order, recordEvent } from "#server/modules/orders/state.ts";
import type { Database, Tx } from "#server/platform/database/open.ts";
import { daysAfter, londonDay } from "#server/platform/dates.ts";
import { sendMail } from "#server/platform/mail/mails.ts";
import type { SendJob } from "#server/platform/queue/queue.ts";

/** The law's days, as the Pre-Order Terms give them: to say so after the tube has come, and then to send it back. */
export const returnDays = 14;

/** How the cancelling of a sent order stands; null where nobody has asked for it. */
export async function readReturn(db: Database, orderId: string): Promise<OrderReturn | null> {
  const row = await db.selectFrom("returns").selectAll().where("order_id", "=", orderId).executeTakeFirst();
  if (!row) return null;
  return { toldAt: row.told_at, sendBy: daysAfter(londonDay(row.told_at), returnDays), outcome: row.outcome, settledAt: row.settled_at };
}

/** `hasEnded`: it is cancelled, or its money is on its way back, already. */
type Asked = { order: Order; hasEnded: boolean; at: Date };

/** Whether a sent order can still be cancelled, and the last day to say so: null while it is on its way, for the days count from its arrival. */
export async function returnTerms(db: Database, { order, hasEnded, at }: Asked): Promise<Pick<OrderView, "canReturn" | "returnUntil">> {
  if (hasEnded || (order.status !== "dispatched" && order.status !== "delivered")) return { canReturn: false, returnUntil: null };
  if (order.status === "dispatched") return { canReturn: true, returnUntil: null };
  const delivered = await db
    .selectFrom("order_history")
    .select("at")
    .where("order_id", "=", order.id)
    .where("status", "=", "delivered")
    .orderBy("id")
    .executeTakeFirstOrThrow();
  const returnUntil = daysAfter(londonDay(delivered.at), returnDays);
  return { canReturn: londonDay(at) <= returnUntil, returnUntil };
}

/** Writes down that a locked, sent order is cancelled, and tells its buyer and the owner; answers the last day to send the tube. */
export async function recordReturn(tx: Tx, sendJob: SendJob, order: Order, at: Date): Promise<string> {
  const sendBy = daysAfter(londonDay(at), returnDays);
  await tx.insertInto("returns").values({ order_id: order.id, told_at: at, outcome: null }).execute();
  await recordEvent(tx, order, { type: "return-requested", sendBy }, { by: "customer", at });
  if (order.email !== null) await sendMail(tx, sendJob, "return-asked", order.id);
  await sendMail(tx, sendJob, "owner-return", order.id);
  return sendBy;
}

const notSent = "Your tube has not been sent yet, so nothing needs to come back: cancel the order with the button on this page.";
const over = "The 14 days in which this order could be cancelled are over. If something is wrong with the tube you have other rights: please write to us.";
const underWay = "The refund of this order is under way already, so there is nothing to send back for it.";
const neverSent = "This order was never sent, so there is nothing to send back.";

export function returnOrder({ throttle, ...needs }: OrderNeeds): Backend["returnOrder"] {
  return async ({ token }, caller) => {
    await throttle([`return-order:${caller.address}`, limits.address]);
    return changeByLink(needs, token, async (tx, order, at) => {
      const known = await readReturn(tx, order.id);
      if (known) return { send_by: known.sendBy };
      const refuse = (message: string) => new Failure("conflict", { message });
      if (order.status === "paid") throw refuse(notSent);
      const refund = await readRefund(tx, order.id);
      if (refund && refund.status !== "failed") throw refuse(underWay);
      if (order.status !== "dispatched" && order.status !== "delivered") throw refuse(neverSent);
      const { canReturn } = await returnTerms(tx, { order, hasEnded: false, at });
      if (!canReturn) throw refuse(over);
      return { send_by: await recordReturn(tx, needs.sendJob, order, at) };
    });
  };
}

/** Tubes that are to come back, the oldest first; not those whose price has gone back in another way. */
export function listReturns({ db }: { db: Database }): OperatorBackend["listReturns"] {
  return async () => {
    const rows = await db
      .selectFrom("returns")
      .innerJoin("orders", "orders.id", "returns.order_id")
      .select(["orders.reference", "returns.told_at"])
      .where("returns.settled_at", "is", null)
      .where(({ not, exists, selectFrom }) =>
        not(exists(selectFrom("refunds").select("id").whereRef("refunds.of_order", "=", "returns.order_id").where("status", "!=", "failed"))),
      )
      .orderBy("returns.told_at")
      .execute();
    return rows.map(({ reference, told_at }) => ({ reference, toldAt: told_at, sendBy: daysAfter(londonDay(told_at), returnDays) }));
  };
}

const reasons = { back: "Cancelled after dispatch, and the tube is back", posted: "Cancelled after dispatch, with proof of posting" } as const;

/** Ends the cancelling of a sent order, and where the tube is back or was posted starts the refund of the whole price. Safe to send twice. */
export function settleReturn(needs: OrderNeeds): OperatorBackend["settleReturn"] {
  return async (reference, wanted) => {
    const refuse = (message: string) => new Failure("conflict", { message });
    if (!v.is(v.picklist(returnOutcomes), wanted)) throw new Failure("invalid", { message: `How did it end? One of: ${returnOutcomes.join(", ")}.` });
    return changeByReference(needs, reference, async (tx, order, at) => {
      const known = await readReturn(tx, order.id);
      if (!known) throw refuse("Nobody has cancelled this order after dispatch. To give money back, use Refund.");
      if (known.outcome === wanted) return order.status;
      if (known.outcome !== null) throw refuse(`This was settled already: ${returnWords[known.outcome]}. To give money back, use Refund.`);
      if (wanted === "not-back" && londonDay(at) <= known.sendBy)
        throw refuse(`They have until ${formatIsoDay(known.sendBy)} to send it, and then it needs its days in the post.`);

      await tx.updateTable("returns").set({ outcome: wanted, settled_at: at }).where("order_id", "=", order.id).execute();
      await recordEvent(tx, order, { type: "return-settled", outcome: wanted }, { by: "owner", at });
      if (wanted === "back" || wanted === "posted") await requestRefund(tx, needs.sendJob, order, { reason: reasons[wanted], at });
      if (order.email !== null) await sendMail(tx, needs.sendJob, "return-settled", order.id);
      return order.status;
    });
  };
}
