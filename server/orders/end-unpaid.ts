import { changeStatus } from "#server/orders/change-status.ts";
import type { Order } from "#server/orders/lock-order.ts";
import { giveUnitBack } from "#server/orders/stock/give-unit-back.ts";
import type { Tx } from "#server/platform/database/open.ts";

export const endings = {
  "time-over": { to: "expired", cause: "The payment time ran out" },
  "not-paid": { to: "expired", cause: "The payment did not go through" },
  "no-page": { to: "cancelled", cause: "The payment page could not be opened" },
} as const;

/** Ends an order that nobody paid, and puts its unit back. Takes a locked order that awaits payment. */
export async function endUnpaid(tx: Tx, order: Order, why: keyof typeof endings, at: Date): Promise<void> {
  // The same key may now start afresh: a page left open must not lead to a session that has ended.
  await tx.updateTable("orders").set({ idempotency_key: null }).where("id", "=", order.id).execute();
  const { to, cause } = endings[why];
  await changeStatus(tx, order, to, { cause, by: "shop", at });
  await giveUnitBack(tx, order, "release", at);
}
