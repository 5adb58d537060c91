import { changeStatus } from "#server/orders/change-status.ts";
import { keepBuyer } from "#server/orders/keep-buyer.ts";
import type { Order } from "#server/orders/lock-order.ts";
import { requestRefund } from "#server/orders/request-refund.ts";
import { sendMail } from "#server/orders/send-mail.ts";
import { takeUnit } from "#server/orders/stock/take-unit.ts";
import { raiseAlert } from "#server/platform/alerts.ts";
import type { Tx } from "#server/platform/database/open.ts";
import type { SendJob } from "#server/platform/queue/queue.ts";
import type { SessionFacts } from "#server/providers/payments/port.ts";

/** Takes the first payment of a locked order, in time or late. A late one is honoured if a unit is free, else refunded at once. */
export async function takePayment(tx: Tx, sendJob: SendJob, order: Order, facts: SessionFacts, at: Date): Promise<"paid" | "too-late"> {
  const inTime = order.status === "awaiting-payment";
  const hasUnit = inTime || (await takeUnit(tx, order, at));
  const cause = inTime ? "Paid by card" : "Paid by card, after the payment time had run out";
  await keepPayment(tx, order, facts, { at, isTooLate: !hasUnit });
  const paid = await changeStatus(tx, order, "paid", { cause, by: "provider", at });
  if (!facts.customer)
    await raiseAlert(tx, sendJob, { orderId: order.id, kind: "no-customer", detail: `payment ${facts.paymentId} came without an email address`, at });

  if (hasUnit) {
    if (facts.customer) await sendMail(tx, sendJob, "order-confirmed", order.id);
    await sendMail(tx, sendJob, "owner-order", order.id);
    return "paid";
  }
  await changeStatus(tx, paid, "cancelled", { cause: "The last tube was taken before the payment arrived", by: "shop", at });
  await requestRefund(tx, sendJob, order, { reason: "Paid after the hold had ended, and sold out by then", at });
  if (facts.customer) await sendMail(tx, sendJob, "order-too-late", order.id);
  return "too-late";
}

/** Writes down the payment and who made it; the status follows. */
async function keepPayment(
  tx: Tx,
  order: Order,
  { paymentId, sessionId, customer }: SessionFacts,
  { at, isTooLate }: { at: Date; isTooLate: boolean },
): Promise<void> {
  await tx
    .updateTable("orders")
    .set({
      payment_id: paymentId,
      payment_session: sessionId,
      paid_at: at,
      paid_too_late: isTooLate,
    })
    .where("id", "=", order.id)
    .execute();
  await keepBuyer(tx, order.id, customer);
}
