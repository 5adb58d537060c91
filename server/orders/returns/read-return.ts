import type { OrderReturn } from "#contracts/order.ts";
import { daysAfter, londonDay } from "#server/orders/london-day.ts";
import { returnDays } from "#server/orders/returns/return-days.ts";
import type { Database } from "#server/platform/database/open.ts";

/** How the cancelling of a sent order stands; null where nobody has asked for it. */
export async function readReturn(db: Database, orderId: string): Promise<OrderReturn | null> {
  const row = await db.selectFrom("returns").selectAll().where("order_id", "=", orderId).executeTakeFirst();
  if (!row) return null;
  return { toldAt: row.told_at, sendBy: daysAfter(londonDay(row.told_at), returnDays), outcome: row.outcome, settledAt: row.settled_at };
}
