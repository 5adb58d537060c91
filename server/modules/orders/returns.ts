import * as v from "valibot";
import { formatIsoDay } from "#content/format-iso-day.ts";
import { describeForShop } from "#content/site/back-office/order-events.ts";
import { stockPage } from "#content/site/back-office/stock.ts";
import type { Backend, OperatorBackend } from "#contracts/backend.ts";
import { Failure } from "#contracts/failure.ts";
import { type Actor, type OrderReturn, type OrderView, returnOutcomes, startsRefund } from "#contracts/order.ts";
import { limits } from "#contracts/return-order.ts";
import { readRefundable, refundable, requestRefund } from "#server/modules/orders/refunds.ts";
import { changeByLink, changeByReference, type Order, type OrderNeeds, recordEvent, refuse } from "#server/modules/orders/state.ts";
import { returnToStock } from "#server/modules/orders/stock.ts";
import type { Database, Tx } from "#server/platform/database/open.ts";
import { daysAfter, londonDay } from "#server/platform/dates.ts";
import { sendMail } from "#server/platform/mail/mails.ts";
import type { SendJob } from "#server/platform/queue/queue.ts";

/** The law's days, as the Pre-Order Terms give them: to say so after the tube has come, and then to send it back. */
export const returnDays = 14;

const sendByFrom = (toldAt: Date) => daysAfter(londonDay(toldAt), returnDays);

/** How the cancelling of a sent order stands; null where nobody has asked for it. */
export async function readReturn(db: Database, orderId: string): Promise<OrderReturn | null> {
  const row = await db.selectFrom("returns").selectAll().where("order_id", "=", orderId).executeTakeFirst();
  if (!row) return null;
  return { toldAt: row.told_at, sendBy: sendByFrom(row.told_at), outcome: row.outcome, settledAt: row.settled_at };
}

/** Whether a sent order can still be cancelled, and the last day to say so: null while it is on its way, for the days count from its arrival. */
export async function returnTerms(db: Database, order: Order, at: Date): Promise<Pick<OrderView, "canReturn" | "returnUntil">> {
  if (order.status !== "dispatched" && order.status !== "delivered") return { canReturn: false, returnUntil: null };
  if (order.status === "dispatched") return { canReturn: true, returnUntil: null };
  const deliveries = db.selectFrom("order_history").select("at").where("order_id", "=", order.id).where("status", "=", "delivered");
  const delivered = await deliveries.orderBy("id").executeTakeFirstOrThrow();
  const returnUntil = daysAfter(londonDay(delivered.at), returnDays);
  return { canReturn: londonDay(at) <= returnUntil, returnUntil };
}

const notSent = "We haven't sent your tube yet, so there's nothing to send back. Reload this page, then press “Cancel and refund”.";
const over =
  "It's more than 14 days since your tube arrived, so this order can't be cancelled now. If something's wrong with the tube, you have other rights: write to us.";
const underWay = "The refund for this order has already started, so nothing needs to be sent back.";
const neverSent = "This order was never sent, so there is nothing to send back.";

/** Answers the last day to send the tube; of one that `isHere` nobody is told how. */
async function beginReturn(tx: Tx, sendJob: SendJob, order: Order, { by, at, isHere = false }: Actor & { isHere?: boolean }): Promise<string> {
  const sendBy = sendByFrom(at);
  await tx.insertInto("returns").values({ order_id: order.id, told_at: at, outcome: null }).execute();
  await recordEvent(tx, order, { type: "return-requested", sendBy }, { by, at });
  if (order.email !== null && !isHere) await sendMail(tx, sendJob, "return-asked", order.id);
  return sendBy;
}

export function returnOrder({ throttle, ...needs }: OrderNeeds): Backend["returnOrder"] {
  return async ({ token }, caller) => {
    await throttle([`return-order:${caller.address}`, limits.address]);
    return changeByLink(needs, token, async (tx, order, at) => {
      const known = await readReturn(tx, order.id);
      if (known) return { send_by: known.sendBy };
      if (order.status === "paid") throw refuse(notSent);
      if (order.paid_at !== null && (await readRefundable(tx, order.id)) === 0) throw refuse(underWay);
      if (order.status !== "dispatched" && order.status !== "delivered") throw refuse(neverSent);
      const { canReturn } = await returnTerms(tx, order, at);
      if (!canReturn) throw refuse(over);

      const sendBy = await beginReturn(tx, needs.sendJob, order, { by: "customer", at });
      await sendMail(tx, needs.sendJob, "owner-return", order.id);
      return { send_by: sendBy };
    });
  };
}

const reasons = { back: "Cancelled after it was sent, and the tube is back", posted: "Cancelled after it was sent, with proof of posting" } as const;

export function returnActions(needs: OrderNeeds) {
  const { db, sendJob } = needs;
  return {
    /** Tubes that are to come back, the oldest first; not those whose price has gone back in another way. */
    async listReturns() {
      const rows = await db
        .selectFrom("returns")
        .innerJoin("orders", "orders.id", "returns.order_id")
        .select(["orders.reference", "orders.name", "returns.told_at as toldAt"])
        .where("returns.settled_at", "is", null)
        .where(refundable, ">", 0)
        .orderBy("returns.told_at")
        .execute();
      return rows.map((row) => ({ ...row, sendBy: sendByFrom(row.toldAt) }));
    },

    openReturn: (reference, isHere = false) =>
      changeByReference(needs, reference, async (tx, order, at) => {
        if (await readReturn(tx, order.id)) return;
        if (order.paid_at !== null && (await readRefundable(tx, order.id)) === 0) throw refuse(underWay);
        if (order.status !== "dispatched" && order.status !== "delivered") throw refuse(neverSent);
        await beginReturn(tx, sendJob, order, { by: "owner", at, isHere });
      }),

    /** Ends the cancelling of a sent order, and where the tube is back or was posted starts the refund of the whole price. Safe to send twice. */
    async settleReturn(reference, wanted, restock = false) {
      if (!v.is(v.picklist(returnOutcomes), wanted)) throw new Failure("invalid", { message: `How did it end? One of: ${returnOutcomes.join(", ")}.` });
      return changeByReference(needs, reference, async (tx, order, at) => {
        const known = await readReturn(tx, order.id);
        if (!known) throw refuse("Nobody has cancelled this order after it was sent. To give money back, use Refund.");
        if (known.outcome === wanted) return order.status;
        if (known.outcome !== null) {
          const ended = describeForShop({ event: { type: "return-settled", outcome: known.outcome }, by: "owner" });
          throw refuse(`This was settled already: ${ended}. To give money back, use Refund.`);
        }
        if (wanted === "not-back" && londonDay(at) <= known.sendBy)
          throw refuse(`It's too soon for this. They have until ${formatIsoDay(known.sendBy)} to send it, and the post takes a few days.`);

        await tx.updateTable("returns").set({ outcome: wanted, settled_at: at }).where("order_id", "=", order.id).execute();
        await recordEvent(tx, order, { type: "return-settled", outcome: wanted }, { by: "owner", at });
        if (restock && wanted === "back") await returnToStock(tx, order, "adjust", at, stockPage.sentBack);
        // Where its price has gone back in another way nothing is promised: its buyer has heard of that.
        const isOver = startsRefund(wanted) && !(await requestRefund(tx, sendJob, order, { reason: reasons[wanted], at }));
        if (order.email !== null && !isOver) await sendMail(tx, sendJob, "return-settled", order.id);
        return order.status;
      });
    },
  } satisfies Partial<OperatorBackend>;
}
