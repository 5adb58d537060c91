import type { OperatorBackend } from "#contracts/backend.ts";
import { daysAfter, londonDay } from "#server/orders/london-day.ts";
import { returnDays } from "#server/orders/returns/return-days.ts";
import type { Database } from "#server/platform/database/open.ts";

/** Tubes that are to come back, the oldest first; not those whose price has gone back in another way. */
export function listReturns({ db }: { db: Database }): OperatorBackend["listReturns"] {
  return async () => {
    const rows = await db
      .selectFrom("returns")
      .innerJoin("orders", "orders.id", "returns.order_id")
      .select(["orders.reference", "returns.told_at"])
      .where("returns.settled_at", "is", null)
      .where(({ not, exists, selectFrom }) =>
        not(exists(selectFrom("refunds").select("id").whereRef("refunds.of_order", "=", "returns.order_id").where("status", "!=", "failed"))),
      )
      .orderBy("returns.told_at")
      .execute();
    return rows.map(({ reference, told_at }) => ({ reference, toldAt: told_at, sendBy: daysAfter(londonDay(told_at), returnDays) }));
  };
}
