import type Stripe from "stripe";
import { askStripe } from "#server/adapters/payments/stripe/ask-stripe.ts";
import { session } from "#server/adapters/payments/stripe/session.ts";
import { toSessionFacts } from "#server/adapters/payments/stripe/to-session-facts.ts";
import type { Payments } from "#server/ports/payments.ts";

/**
 * What Stripe says of one session now; its payment too, for that alone knows whether it has failed. `patience` in milliseconds: a page may
 * be waiting for it.
 */
export function lookUp(stripe: Stripe, patience: number): Payments["lookUp"] {
  return async (sessionId) =>
    toSessionFacts(await askStripe(session, stripe.checkout.sessions.retrieve(sessionId, { expand: ["payment_intent"] }, { timeout: patience })));
}
