import type { HistoryLine, OrderStatus } from "#contracts/order.ts";
import { addHistory } from "#server/orders/add-history.ts";
import type { Order } from "#server/orders/lock-order.ts";
import { mayBecome } from "#server/orders/transitions.ts";
import type { Tx } from "#server/platform/database/open.ts";

export type Why = Omit<HistoryLine, "status">;

/** The one way a status changes. Takes a locked order; throws for a step that is not in the table, for that is a bug. */
export async function changeStatus(tx: Tx, order: Order, to: OrderStatus, why: Why): Promise<Order> {
  if (!mayBecome(order.status, to, { wasPaid: order.payment_id !== null })) throw new Error(`order ${order.id} cannot go from ${order.status} to ${to}`);
  const { numUpdatedRows } = await tx
    .updateTable("orders")
    // Whose network it came from matters only for a hold.
    .set({ status: to, network: null })
    .where("id", "=", order.id)
    .where("status", "=", order.status)
    .executeTakeFirst();
  if (numUpdatedRows !== 1n) throw new Error(`order ${order.id} was not ${order.status}: it was changed without its lock`);
  await addHistory(tx, order.id, { status: to, ...why });
  return { ...order, status: to, network: null };
}
