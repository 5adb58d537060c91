import type { OrderView } from "#contracts/order.ts";
import { dispatchWords } from "#server/orders/dispatch-words.ts";
import { productOf } from "#server/orders/product-of.ts";
import { readPaymentStory } from "#server/orders/read-payment-story.ts";
import { readRefund } from "#server/orders/read-refund.ts";
import { readToPay } from "#server/orders/read-to-pay.ts";
import { readReturn } from "#server/orders/returns/read-return.ts";
import { returnTerms } from "#server/orders/returns/return-terms.ts";
import type { Books } from "#server/orders/same-books.ts";
import type { Database } from "#server/platform/database/open.ts";

/** All that the holder of an order's link, and a mail about it, may show. Undefined for an unknown id. */
export async function viewOrder({ db, payments }: { db: Database; payments: Books }, orderId: string, at: Date): Promise<OrderView | undefined> {
  const order = await db.selectFrom("orders").selectAll().where("id", "=", orderId).executeTakeFirst();
  if (!order) return undefined;
  const history = await db.selectFrom("order_history").select(["status", "cause", "by", "at"]).where("order_id", "=", orderId).orderBy("id").execute();
  const refund = await readRefund(db, orderId);
  const wasSent = history.some(({ status }) => status === "dispatched");
  const back = wasSent ? await readReturn(db, orderId) : null;
  const sold = productOf(order);
  const money = (minor: number) => ({ minor, currency: order.currency });
  return {
    reference: order.reference,
    status: order.status,
    product: sold.name,
    quantity: order.quantity,
    total: money(order.total_minor),
    vat: money(order.vat_minor),
    vatRatePercent: sold.vatRatePercent,
    placedAt: order.created_at,
    dispatch: dispatchWords(order.dispatch_by),
    delay: order.delay,
    email: order.email ?? "",
    delivery: order.delivery,
    paidAt: order.paid_at,
    paymentStory: readPaymentStory(order),
    heldUntil: order.status === "awaiting-payment" ? order.hold_ends_at : null,
    toPay: readToPay(order, { payments, at }),
    history,
    canCancel: order.status === "paid",
    canCorrectAddress: order.status === "paid",
    ...(await returnTerms(db, { order, hasEnded: back !== null || (refund !== undefined && refund.status !== "failed"), at })),
    return: back,
    refund: refund ? { amount: money(refund.amount_minor), state: refund.status, at: refund.made_at ?? refund.requested_at } : null,
    refunded: money(order.refunded_minor),
  };
}
