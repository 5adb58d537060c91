import * as v from "valibot";

const text = v.nullish(v.string(), null);
const address = v.object({ line1: text, line2: text, city: text, state: text, postal_code: text, country: text });

/** An id, or the thing itself where it was asked for. */
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
