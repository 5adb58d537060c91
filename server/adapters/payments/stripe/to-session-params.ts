import type Stripe from "stripe";
import type { NewSession } from "#server/ports/payments.ts";

/** What is asked of Stripe for one order: the same for the same order, else its idempotency key is refused. */
export function toSessionParams(asked: NewSession): Stripe.Checkout.SessionCreateParams {
  const { orderId, reference, description, total, shipsTo, termsVersion, successUrl, cancelUrl, expiresAt } = asked;
  const metadata = { order: orderId, reference, terms: termsVersion };
  return {
    mode: "payment",
    submit_type: "pay",
    client_reference_id: orderId,
    metadata,
    payment_intent_data: { metadata, description: `${reference}: ${description}` },
    // A unit is held for minutes: a payment that takes days could not be waited for.
    allowed_payment_method_types: ["card"],
    line_items: [{ quantity: 1, price_data: { currency: total.currency.toLowerCase(), unit_amount: total.minor, product_data: { name: description } } }],
    shipping_address_collection: { allowed_countries: [...shipsTo] as Stripe.Checkout.SessionCreateParams.ShippingAddressCollection.AllowedCountry[] },
    // "You pay £15.00" must be so for everyone.
    adaptive_pricing: { enabled: false },
    success_url: successUrl.replace("{SESSION}", "{CHECKOUT_SESSION_ID}"),
    cancel_url: cancelUrl,
    expires_at: Math.floor(expiresAt.getTime() / 1000),
  };
}
