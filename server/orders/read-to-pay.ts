import type { OrderView } from "#contracts/order.ts";
import type { Order } from "#server/orders/lock-order.ts";
import { staysOpen } from "#server/orders/payment-times.ts";
import { type Books, inSameBooks } from "#server/orders/same-books.ts";

/** Where an order's buyer goes on to pay: always the one session that it has. */
export function readToPay(order: Order, { payments, at }: { payments: Books; at: Date }): OrderView["toPay"] {
  const { status, payment_url, session_ends_at, bank_asked_at } = order;
  if (status !== "awaiting-payment" || bank_asked_at !== null || payment_url === null || session_ends_at === null || !inSameBooks(order, payments)) return null;
  return staysOpen(session_ends_at, at) ? { url: payment_url, until: session_ends_at } : null;
}
