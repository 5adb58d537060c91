import type { OperatorBackend } from "#contracts/backend.ts";
import type { Database } from "#server/db/open.ts";

/** Everything a person must still look at, newest first; all of it, for the oldest may be a dispute with a date. */
export function listFlags({ db }: { db: Database }): OperatorBackend["listFlags"] {
  return async () => {
    const rows = await db
      .selectFrom("flags")
      .leftJoin("orders", "orders.id", "flags.order_id")
      .select(["flags.id", "flags.kind", "flags.detail", "flags.at", "orders.reference"])
      .where("flags.resolved_at", "is", null)
      .orderBy("flags.id", "desc")
      .execute();
    return rows;
  };
}
