import type { OperatorBackend } from "#contracts/backend.ts";
import { formatMoney } from "#contracts/money.ts";
import type { Database } from "#server/platform/database/open.ts";

const page = 50;

/** Newest first; `before` is the time of the last one seen. */
export function listOrders({ db }: { db: Database }): OperatorBackend["listOrders"] {
  return async (before) => {
    const rows = await db
      .selectFrom("orders")
      .select(["reference", "status", "email", "total_minor", "currency", "created_at"])
      .select(({ exists, selectFrom }) =>
        exists(selectFrom("flags").select("flags.id").whereRef("order_id", "=", "orders.id").where("resolved_at", "is", null)).as("flagged"),
      )
      .$if(before !== undefined, (orders) => orders.where("created_at", "<", before as Date))
      .orderBy("created_at", "desc")
      // A crowd of one millisecond stays on one page, or the next would skip some of it.
      .fetch(page, "with ties")
      .execute();
    return rows.map(({ reference, status, email, total_minor, currency, created_at, flagged }) => ({
      reference,
      status,
      email,
      total: formatMoney({ minor: total_minor, currency }),
      placedAt: created_at,
      flagged: Boolean(flagged),
    }));
  };
}
