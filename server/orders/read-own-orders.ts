import type { Backend } from "#contracts/backend.ts";
import { findRecentPaid } from "#server/orders/find-recent-paid.ts";
import type { Database } from "#server/platform/database/open.ts";
import { hashToken } from "#server/platform/tokens/secret-links.ts";

type Needs = { db: Database; now: () => Date; getPaymentState: Backend["getPaymentState"] };

/** The provider is asked about an order that waits for its payment: the answer to Pay, and the event that tells us, may both be missing. */
export function readOwnOrders({ db, now, getPaymentState }: Needs): Backend["readOwnOrders"] {
  return async (browser, caller) => {
    const waiting = await db
      .selectFrom("orders")
      .select("payment_session")
      .where("browser_hash", "=", hashToken(browser))
      .where("status", "=", "awaiting-payment")
      .where("payment_session", "is not", null)
      .executeTakeFirst();
    const told = waiting?.payment_session ? await getPaymentState({ session: waiting.payment_session }, caller) : null;
    const paid = await findRecentPaid(db, browser, now());
    return {
      unpaid: told?.state === "unpaid",
      paid: paid ? { reference: paid.reference, page: `/payment-success?session=${paid.payment_session}` } : null,
    };
  };
}
