import { Failure } from "#contracts/failure.ts";
import { lockOrder, type Order } from "#server/orders/lock-order.ts";
import type { Tx } from "#server/platform/database/open.ts";

/** Locks an order that somebody asked for; throws `not-found` where there is none. */
export async function lockKnownOrder(tx: Tx, by: "id" | "reference", value: string): Promise<Order> {
  const order = await lockOrder(tx, by, value);
  if (!order) throw new Failure("not-found");
  return order;
}
