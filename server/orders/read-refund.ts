import type { Database } from "#server/platform/database/open.ts";

/** What a reader asks first: whether money is on its way, has arrived, or is held up. */
const first = ["requested", "made", "settled", "failed"] as const;

/** How an order's money stands on its way back: of several refunds the one that says most; undefined where there is none. */
export async function readRefund(db: Database, orderId: string) {
  const refunds = await db.selectFrom("refunds").selectAll().where("of_order", "=", orderId).orderBy("requested_at", "desc").orderBy("id").execute();
  return first.map((status) => refunds.find((refund) => refund.status === status)).find(Boolean);
}
