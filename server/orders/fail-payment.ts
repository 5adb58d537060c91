import { addHistory } from "#server/orders/add-history.ts";
import { endings, endUnpaid } from "#server/orders/end-unpaid.ts";
import { keepBuyer } from "#server/orders/keep-buyer.ts";
import type { Order } from "#server/orders/lock-order.ts";
import { sendMail } from "#server/orders/send-mail.ts";
import type { Tx } from "#server/platform/database/open.ts";
import type { SendJob } from "#server/platform/queue/queue.ts";
import type { SessionFacts } from "#server/providers/payments/port.ts";

/** The bank sent nothing: a locked, unpaid order ends, if its hold has not ended it before, and its buyer is told once. */
export async function failPayment(tx: Tx, sendJob: SendJob, order: Order, { customer }: SessionFacts, at: Date): Promise<void> {
  const unpaid = order.status === "awaiting-payment" || order.status === "expired";
  if (!unpaid || order.payment_failed_at !== null) return;
  await keepBuyer(tx, order.id, customer);
  await tx.updateTable("orders").set({ payment_failed_at: at }).where("id", "=", order.id).execute();
  if (order.status === "awaiting-payment") await endUnpaid(tx, order, "not-paid", at);
  else await addHistory(tx, order.id, { status: order.status, cause: endings["not-paid"].cause, by: "provider", at });
  if (customer) await sendMail(tx, sendJob, "payment-failed", order.id);
}
