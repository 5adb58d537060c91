import type Stripe from "stripe";
import { askStripe } from "#server/adapters/payments/stripe/ask-stripe.ts";
import { session } from "#server/adapters/payments/stripe/session.ts";
import { toSessionParams } from "#server/adapters/payments/stripe/to-session-params.ts";
import type { Payments } from "#server/ports/payments.ts";
import { VendorAway } from "#server/ports/vendor-away.ts";

/** A buyer is waiting: tried once more, under the same key, before they are told to try again. */
const retries = 1;

/** One session an order: Stripe answers a repeat with the first. */
export function openSession(stripe: Stripe): Payments["openSession"] {
  return async (asked) => {
    const options = { idempotencyKey: `checkout-${asked.orderId}`, maxNetworkRetries: retries };
    const { id, url, expires_at } = await askStripe(session, stripe.checkout.sessions.create(toSessionParams(asked), options));
    if (url === null) throw new VendorAway("Stripe");
    return { id, url, expiresAt: new Date(expires_at * 1000) };
  };
}
