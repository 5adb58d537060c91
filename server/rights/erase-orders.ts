import type { Database } from "#server/platform/database/open.ts";

/** What the owner's own words for a refund are replaced by: they may name the buyer. */
const erasedReason = "Erased with its buyer";

/** The sale stays, and nobody's name beside it. */
export async function eraseOrders(tx: Database, orders: readonly string[]): Promise<void> {
  if (orders.length === 0) return;
  await tx.deleteFrom("secret_links").where("purpose", "=", "order").where("subject", "in", orders).execute();
  await tx.updateTable("refunds").set({ reason: erasedReason }).where("of_order", "in", orders).execute();
  const nobody = { email: null, name: null, delivery: null, browser_hash: null, idempotency_key: null, payment_url: null };
  await tx.updateTable("orders").set(nobody).where("id", "in", orders).execute();
}
