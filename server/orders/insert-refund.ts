import { randomUUID } from "node:crypto";
import type { Insertable } from "kysely";
import type { Order } from "#server/orders/lock-order.ts";
import type { Tx } from "#server/platform/database/open.ts";
import type { Tables } from "#server/platform/database/tables.ts";

/** Writes down a refund of a locked order as its newest; answers its id, which is the provider's idempotency key. */
export async function insertRefund(tx: Tx, { id: order }: Order, refund: Omit<Insertable<Tables["refunds"]>, "id" | "of_order" | "order_id">): Promise<string> {
  await tx.updateTable("refunds").set({ order_id: null }).where("of_order", "=", order).execute();
  const { id } = await tx
    .insertInto("refunds")
    .values({ id: randomUUID(), of_order: order, order_id: order, ...refund })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}
