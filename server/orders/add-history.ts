import type { HistoryLine } from "#contracts/order.ts";
import type { Tx } from "#server/platform/database/open.ts";

/** Appends one line; answers its id. `cause` is read by the customer and holds no personal data. */
export async function addHistory(tx: Tx, orderId: string, line: HistoryLine): Promise<string> {
  const { id } = await tx
    .insertInto("order_history")
    .values({ order_id: orderId, ...line })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}
