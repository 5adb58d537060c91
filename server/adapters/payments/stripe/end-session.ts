import type Stripe from "stripe";
import { askStripe } from "#server/adapters/payments/stripe/ask-stripe.ts";
import { lookUp } from "#server/adapters/payments/stripe/look-up.ts";
import { session } from "#server/adapters/payments/stripe/session.ts";
import { StripeRefused } from "#server/adapters/payments/stripe/stripe-refused.ts";
import { toSessionFacts } from "#server/adapters/payments/stripe/to-session-facts.ts";
import type { Payments } from "#server/ports/payments.ts";

/** Stripe refuses to expire what is no longer open: then what it has become is the answer. */
export function endSession(stripe: Stripe): Payments["endSession"] {
  const look = lookUp(stripe);
  return async (sessionId) => {
    try {
      return toSessionFacts(await askStripe(session, stripe.checkout.sessions.expire(sessionId)));
    } catch (error) {
      if (!(error instanceof StripeRefused && error.status === 400)) throw error;
      const found = await look(sessionId);
      if (found.status === "open") throw error;
      return found;
    }
  };
}
