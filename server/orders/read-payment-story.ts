import type { PaymentStory } from "#contracts/order.ts";
import type { Order } from "#server/orders/lock-order.ts";

type Told = Pick<Order, "paid_at" | "paid_too_late" | "bank_asked_at" | "payment_failed_at">;

/** What is out of the ordinary about how an order was paid, or was not. */
export function readPaymentStory(order: Told): PaymentStory {
  if (order.paid_at !== null) return order.paid_too_late ? "too-late" : "plain";
  if (order.payment_failed_at !== null) return "failed";
  return order.bank_asked_at === null ? "plain" : "bank-asked";
}
