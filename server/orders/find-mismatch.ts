import type { Order } from "#server/orders/lock-order.ts";
import type { SessionFacts } from "#server/providers/payments/port.ts";

export type Mismatch = { kind: string; detail: string };

/** What in a payment does not fit the order it names, or undefined. Anything but a perfect fit is for the owner to look at. */
export function findMismatch(order: Order, facts: SessionFacts, live: boolean): Mismatch | undefined {
  const { total, sessionId, paymentId } = facts;
  const wrong = (kind: string, got: unknown, expected: unknown): Mismatch => ({ kind, detail: `payment ${paymentId}: got ${got}, expected ${expected}` });

  if (total.minor !== order.total_minor) return wrong("wrong-amount", total.minor, order.total_minor);
  if (total.currency !== order.currency) return wrong("wrong-currency", total.currency, order.currency);
  // No session is stored where our process died just after opening it: then the provider's word is the first.
  if (order.payment_session !== null && sessionId !== order.payment_session) return wrong("wrong-session", sessionId, order.payment_session);
  if (facts.live !== live) return wrong("wrong-mode", facts.live ? "live" : "test", live ? "live" : "test");
  if (paymentId === null) return wrong("no-payment-id", "none", "a payment id");
  return undefined;
}
