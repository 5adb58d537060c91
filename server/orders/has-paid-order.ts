import type { Backend } from "#contracts/backend.ts";
import type { Database } from "#server/platform/database/open.ts";
import { hashToken } from "#server/platform/tokens/secret-links.ts";

/** True while a paid order of this browser stands; not once it is cancelled or refunded. */
export function hasPaidOrder({ db }: { db: Database }): Backend["hasPaidOrder"] {
  return async (browser) => {
    const order = await db
      .selectFrom("orders")
      .select("id")
      .where("browser_hash", "=", hashToken(browser))
      .where("status", "in", ["paid", "dispatched", "delivered"])
      .where("paid_at", "is not", null)
      .limit(1)
      .executeTakeFirst();
    return order !== undefined;
  };
}
