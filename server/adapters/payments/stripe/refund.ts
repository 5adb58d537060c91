import * as v from "valibot";

/** A refund with its charge, which knows the total. Source: `Stripe.Refund` and `Stripe.Charge` in the library's types. */
export const refund = v.object({
  id: v.pipe(v.string(), v.nonEmpty()),
  object: v.literal("refund"),
  amount: v.pipe(v.number(), v.integer()),
  status: v.nullish(v.string(), null),
  metadata: v.nullish(v.record(v.string(), v.string()), {}),
  charge: v.object({ amount_refunded: v.pipe(v.number(), v.integer(), v.minValue(0)), currency: v.string() }),
});
export const refunds = v.object({ data: v.array(refund) });
export type StripeRefund = v.InferOutput<typeof refund>;
