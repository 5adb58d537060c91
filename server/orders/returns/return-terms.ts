import type { OrderView } from "#contracts/order.ts";
import type { Order } from "#server/orders/lock-order.ts";
import { daysAfter, londonDay } from "#server/orders/london-day.ts";
import { returnDays } from "#server/orders/returns/return-days.ts";
import type { Database } from "#server/platform/database/open.ts";

type Terms = Pick<OrderView, "canReturn" | "returnUntil">;
/** `hasEnded`: it is cancelled, or its money is on its way back, already. */
type Asked = { order: Pick<Order, "id" | "status">; hasEnded: boolean; at: Date };

/** Whether a sent order can still be cancelled, and the last day to say so: null while it is on its way, for the days count from its arrival. */
export async function returnTerms(db: Database, { order, hasEnded, at }: Asked): Promise<Terms> {
  if (hasEnded || (order.status !== "dispatched" && order.status !== "delivered")) return { canReturn: false, returnUntil: null };
  if (order.status === "dispatched") return { canReturn: true, returnUntil: null };
  const delivered = await db
    .selectFrom("order_history")
    .select("at")
    .where("order_id", "=", order.id)
    .where("status", "=", "delivered")
    .orderBy("id")
    .executeTakeFirstOrThrow();
  const returnUntil = daysAfter(londonDay(delivered.at), returnDays);
  return { canReturn: londonDay(at) <= returnUntil, returnUntil };
}
