import type { Backend } from "#contracts/backend.ts";
import { leastMinutesToPay, minutesAfter } from "#server/orders/payment-times.ts";
import type { Database } from "#server/platform/database/open.ts";
import { hashToken } from "#server/platform/tokens/secret-links.ts";

/** True while a tube is held for this browser on a payment page that can still be paid. */
export function hasOpenOrder({ db, now }: { db: Database; now: () => Date }): Backend["hasOpenOrder"] {
  return async (browser) => {
    const order = await db
      .selectFrom("orders")
      .select("id")
      .where("browser_hash", "=", hashToken(browser))
      .where("status", "=", "awaiting-payment")
      .where("session_ends_at", ">", minutesAfter(now(), leastMinutesToPay))
      .executeTakeFirst();
    return order !== undefined;
  };
}
