import { sql } from "kysely";
import type { Order } from "#server/orders/lock-order.ts";
import type { Tx } from "#server/platform/database/open.ts";

/** Takes one unit for an order; false when none is left. Stock and ledger change in one statement. */
export async function takeUnit(tx: Tx, order: Pick<Order, "id" | "product">, at: Date): Promise<boolean> {
  const { rows } = await sql`
    with taken as (update stock set available = available - 1 where product = ${order.product} and available >= 1 returning product)
    insert into stock_ledger (product, change, reason, order_id, at)
    select product, -1, 'hold', ${order.id}::uuid, ${at}::timestamptz from taken
    returning id`.execute(tx);
  return rows.length === 1;
}
