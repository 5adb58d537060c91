import { addHistory } from "#server/orders/add-history.ts";
import { inWords } from "#server/orders/dispatch-words.ts";
import type { Order } from "#server/orders/lock-order.ts";
import { daysAfter, londonDay } from "#server/orders/london-day.ts";
import { returnDays } from "#server/orders/returns/return-days.ts";
import { sendMail } from "#server/orders/send-mail.ts";
import type { Tx } from "#server/platform/database/open.ts";
import type { SendJob } from "#server/platform/queue/queue.ts";

/** Writes down that a locked, sent order is cancelled, and tells its buyer and the owner; answers the last day to send the tube. */
export async function keepReturn(tx: Tx, sendJob: SendJob, order: Order, at: Date): Promise<string> {
  const sendBy = daysAfter(londonDay(at), returnDays);
  await tx.insertInto("returns").values({ order_id: order.id, told_at: at, outcome: null }).execute();
  await addHistory(tx, order.id, { status: order.status, cause: `Cancelled by you: to be sent back by ${inWords(sendBy)}`, by: "customer", at });
  if (order.email !== null) await sendMail(tx, sendJob, "return-asked", order.id);
  await sendMail(tx, sendJob, "owner-return", order.id);
  return sendBy;
}
