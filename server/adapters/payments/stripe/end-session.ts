import type Stripe from "stripe";
import { askStripe } from "#server/adapters/payments/stripe/ask-stripe.ts";
import { session } from "#server/adapters/payments/stripe/session.ts";
import { StripeRefused } from "#server/adapters/payments/stripe/stripe-refused.ts";
import { toSessionFacts } from "#server/adapters/payments/stripe/to-session-facts.ts";
import type { Payments } from "#server/ports/payments.ts";

/** Stripe refuses to expire what is no longer open: then what it has become is the answer. */
export function endSession(stripe: Stripe, lookUp: Payments["lookUp"]): Payments["endSession"] {
  return async (sessionId) => {
    try {
      return toSessionFacts(await askStripe(session, stripe.checkout.sessions.expire(sessionId)));
    } catch (error) {
      if (!(error instanceof StripeRefused && error.status === 400)) throw error;
      const found = await lookUp(sessionId);
      if (found.status === "open") throw error;
      return found;
    }
  };
}
