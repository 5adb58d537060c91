import type { InferOutput } from "valibot";
import type { output } from "#contracts/start-checkout.ts";
import type { Order } from "#server/orders/lock-order.ts";

export type CheckoutAnswer = InferOutput<typeof output>;

/** Where a buyer goes on: the payment page, or how their payment stands where they are done with that page. Takes an order with a session. */
export function answerCheckout({ payment_url, payment_session, session_ends_at, paid_at, bank_asked_at }: Order, origin: string): CheckoutAnswer {
  if (payment_url === null || session_ends_at === null) throw new Error("an order without a session has no payment page");
  const done = paid_at !== null || bank_asked_at !== null;
  const url = !done ? payment_url : `${origin}/payment-success?session=${payment_session}`;
  return { url, expires_at: session_ends_at.toISOString() };
}
