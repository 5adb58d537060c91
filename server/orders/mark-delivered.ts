import type { HistoryLine, OrderStatus } from "#contracts/order.ts";
import { changeStatus } from "#server/orders/change-status.ts";
import type { Order } from "#server/orders/lock-order.ts";
import { sendMail } from "#server/orders/send-mail.ts";
import type { Tx } from "#server/platform/database/open.ts";
import type { SendJob } from "#server/platform/queue/queue.ts";

type Said = { by: HistoryLine["by"]; at: Date };

/** A dispatched, locked order has arrived, as its owner or its carrier says: the 14 days to return a tube count from here. */
export async function markDelivered(tx: Tx, sendJob: SendJob, order: Order, { by, at }: Said): Promise<OrderStatus> {
  const { status } = await changeStatus(tx, order, "delivered", { cause: "Delivered", by, at });
  if (order.email !== null) await sendMail(tx, sendJob, "order-delivered", order.id);
  return status;
}
