import { minutesAfter } from "#server/orders/payment-times.ts";
import type { Database } from "#server/platform/database/open.ts";
import { hashToken } from "#server/platform/tokens/secret-links.ts";

/** How long a browser that has paid is asked before it starts another order: its answer to Pay may have been lost. */
const askAgainHours = 24;

/** The newest order that this browser paid for lately and that still stands. */
export const findRecentPaid = (db: Database, browser: string, at: Date) =>
  db
    .selectFrom("orders")
    .select(["reference", "payment_session"])
    .where("browser_hash", "=", hashToken(browser))
    .where("status", "in", ["paid", "dispatched", "delivered"])
    .where("paid_at", ">", minutesAfter(at, -askAgainHours * 60))
    .orderBy("paid_at", "desc")
    .limit(1)
    .executeTakeFirst();
