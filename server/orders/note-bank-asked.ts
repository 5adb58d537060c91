import { addHistory } from "#server/orders/add-history.ts";
import { keepBuyer } from "#server/orders/keep-buyer.ts";
import type { Order } from "#server/orders/lock-order.ts";
import type { Tx } from "#server/platform/database/open.ts";
import type { SessionFacts } from "#server/providers/payments/port.ts";

/** Notes, once, that a locked order's buyer is done with the page and their bank takes its time. Its hold ends as any other's. */
export async function noteBankAsked(tx: Tx, order: Order, { customer }: SessionFacts, at: Date): Promise<void> {
  const unpaid = order.status === "awaiting-payment" || order.status === "expired";
  if (!unpaid || order.bank_asked_at !== null || order.payment_failed_at !== null) return;
  await keepBuyer(tx, order.id, customer);
  await tx.updateTable("orders").set({ bank_asked_at: at }).where("id", "=", order.id).execute();
  await addHistory(tx, order.id, { status: order.status, cause: "Your bank was asked for the money", by: "provider", at });
}
