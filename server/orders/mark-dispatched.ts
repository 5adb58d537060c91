import type { HistoryLine } from "#contracts/order.ts";
import { changeStatus } from "#server/orders/change-status.ts";
import type { Order } from "#server/orders/lock-order.ts";
import { sendMail } from "#server/orders/send-mail.ts";
import type { Tx } from "#server/platform/database/open.ts";
import type { SendJob } from "#server/platform/queue/queue.ts";

type Said = {
  by: HistoryLine["by"];
  at: Date;
  /** No mail, where another one says it already. */
  silently?: boolean;
};

/** A paid, locked order is on its way: from here on the customer can neither cancel nor change the address. */
export async function markDispatched(tx: Tx, sendJob: SendJob, order: Order, { by, at, silently = false }: Said): Promise<Order> {
  const dispatched = await changeStatus(tx, order, "dispatched", { cause: "On its way to you", by, at });
  if (order.email !== null && !silently) await sendMail(tx, sendJob, "order-dispatched", order.id);
  return dispatched;
}
