import type Stripe from "stripe";
import * as v from "valibot";
import { paymentPageWords } from "#content/site/checkout.ts";
import { type DeliveryAddress, deliveryAddress, sanitise } from "#contracts/fields.ts";
import { formatMoney, type Money } from "#contracts/money.ts";
import { ProviderUnavailable } from "#server/providers/errors.ts";
import type { Customer, NewSession, Payments, SessionFacts } from "#server/providers/payments/port.ts";
import { askStripe, StripeRefused } from "#server/providers/payments/stripe/client.ts";

const text = v.nullish(v.string(), null);
const address = v.object({ line1: text, line2: text, city: text, state: text, postal_code: text, country: text });

const intent = v.union([
  v.pipe(
    v.string(),
    v.transform((id) => ({ id, status: null })),
  ),
  v.object({ id: v.string(), status: v.string() }),
]);

/** A Checkout Session, as far as we read it. Source: `Stripe.Checkout.Session` in the library's types. */
export const session = v.object({
  id: v.pipe(v.string(), v.nonEmpty()),
  object: v.literal("checkout.session"),
  client_reference_id: text,
  metadata: v.nullish(v.record(v.string(), v.string()), {}),
  status: v.picklist(["open", "complete", "expired"]),
  payment_status: v.string(),
  payment_intent: v.nullish(intent, null),
  amount_total: v.nullish(v.pipe(v.number(), v.integer()), null),
  currency: text,
  livemode: v.boolean(),
  url: text,
  expires_at: v.pipe(v.number(), v.integer()),
  customer_details: v.nullish(v.object({ email: text, name: text }), null),
  collected_information: v.nullish(v.object({ shipping_details: v.nullish(v.object({ name: text, address }), null) }), null),
});
export type StripeSession = v.InferOutput<typeof session>;

const longest = 100;
const words = (text: string | null) => sanitise(text ?? "").slice(0, longest);

/** In our form where Stripe's is looser than ours; a paid order's address is never dropped, for its owner can still correct it. */
function readDelivery({ collected_information }: StripeSession): DeliveryAddress | null {
  const shipping = collected_information?.shipping_details;
  if (!shipping) return null;
  const { line1, line2, city, state, postal_code } = shipping.address;
  const given = {
    name: words(shipping.name),
    line1: words(line1),
    ...(line2 && { line2: words(line2) }),
    city: words(city),
    ...(state && { county: words(state) }),
    postcode: words(postal_code),
    country: "GB" as const,
  };
  const result = v.safeParse(deliveryAddress, given);
  return result.success ? result.output : given;
}

export function readCustomer(session: StripeSession): Customer | null {
  const { email, name } = session.customer_details ?? {};
  if (!email) return null;
  const delivery = readDelivery(session);
  return { email, name: words(name ?? delivery?.name ?? null), delivery };
}

const failed: readonly (string | null)[] = ["requires_payment_method", "canceled"];

function statusOf({ status, payment_status, payment_intent }: StripeSession): SessionFacts["status"] {
  const cameToNothing = status === "complete" && payment_status === "unpaid" && failed.includes(payment_intent?.status ?? null);
  return cameToNothing ? "failed" : status;
}

/** A session in the port's words. Only `paid` is paid: `no_payment_required` is a price of nothing, which we never ask. */
export function toSessionFacts(session: StripeSession): SessionFacts {
  const { metadata, client_reference_id, amount_total, currency } = session;
  const complete = session.status === "complete";
  return {
    sessionId: session.id,
    // Written in two places, for the reference alone can be set by whoever makes a payment link: where they differ it names no order.
    orderId: client_reference_id !== null && metadata.order === client_reference_id ? client_reference_id : "",
    status: statusOf(session),
    paid: complete && session.payment_status === "paid",
    paymentId: complete ? (session.payment_intent?.id ?? null) : null,
    // Any other currency than ours is for the rules to refuse.
    total: { minor: amount_total ?? 0, currency: (currency ?? "").toUpperCase() as Money["currency"] },
    live: session.livemode,
    customer: complete ? readCustomer(session) : null,
  };
}

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
    custom_text: { submit: { message: paymentPageWords.obligationOf(formatMoney(total)) }, shipping_address: { message: paymentPageWords.address } },
    // "You pay £15.00" must be so for everyone.
    adaptive_pricing: { enabled: false },
    success_url: successUrl.replace("{SESSION}", "{CHECKOUT_SESSION_ID}"),
    cancel_url: cancelUrl,
    expires_at: Math.floor(expiresAt.getTime() / 1000),
  };
}

/** A buyer is waiting: tried once more, under the same key, before they are told to try again. */
const retries = 1;

export function openSession(stripe: Stripe): Payments["openSession"] {
  return async (asked) => {
    const options = { idempotencyKey: `checkout-${asked.orderId}`, maxNetworkRetries: retries };
    const { id, url, expires_at } = await askStripe(session, stripe.checkout.sessions.create(toSessionParams(asked), options));
    if (url === null) throw new ProviderUnavailable("Stripe");
    return { id, url, expiresAt: new Date(expires_at * 1000) };
  };
}

/** What Stripe says of a session now, and of its payment, which alone knows whether it failed. `timeoutMs`: a page may be waiting. */
export function lookUp(stripe: Stripe, timeoutMs: number): Payments["lookUp"] {
  return async (sessionId) =>
    toSessionFacts(await askStripe(session, stripe.checkout.sessions.retrieve(sessionId, { expand: ["payment_intent"] }, { timeout: timeoutMs })));
}

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
