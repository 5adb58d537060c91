import { sql } from "kysely";
import type { Order } from "#server/orders/lock-order.ts";
import type { Tx } from "#server/platform/database/open.ts";

/**
 * Puts back what an order holds, which the ledger knows: a second call finds nothing to give.
 * The caller holds the order's lock. release: it was never paid · return: it was, and did not leave.
 */
export async function giveUnitBack(tx: Tx, order: Pick<Order, "id">, reason: "release" | "return", at: Date): Promise<void> {
  await sql`
    with back as (
      insert into stock_ledger (product, change, reason, order_id, at)
      select product, -sum(change), ${reason}, order_id, ${at}::timestamptz from stock_ledger
      where order_id = ${order.id}::uuid group by product, order_id having sum(change) < 0
      returning product, change)
    update stock set available = available + back.change from back where stock.product = back.product`.execute(tx);
}
