import Stripe from "stripe";
import * as v from "valibot";
import { Failure } from "#contracts/failure.ts";
import { StripeRefused } from "#server/adapters/payments/stripe/stripe-refused.ts";
import { VendorAway } from "#server/ports/vendor-away.ts";

/** Whoever says one of these may have acted or not, and may say something else the next time. */
const unsettled = (status: number) => status < 400 || status === 409 || status === 429 || status >= 500;

function translate(error: unknown): unknown {
  if (!(error instanceof Stripe.errors.StripeError)) return new VendorAway("Stripe", error);
  if (unsettled(error.statusCode ?? 0)) return new VendorAway("Stripe", error);
  if (error.statusCode === 404) return new Failure("not-found", { cause: error });
  if (error instanceof Stripe.errors.StripeIdempotencyError) return new Failure("conflict", { cause: error });
  return new StripeRefused(error);
}

/**
 * One answer of Stripe's, read by its schema. Throws `VendorAway` for none, or one that makes no sense, `not-found`, `conflict` for a
 * key that was used for something else, and `StripeRefused` for any other no.
 */
export async function askStripe<S extends v.GenericSchema>(schema: S, call: Promise<Stripe.Response<unknown>>): Promise<v.InferOutput<S>> {
  try {
    const answer = await call;
    // The library takes any JSON without an error in it for a success, whatever its status.
    if (answer.lastResponse.statusCode !== 200) throw new Error(`status ${answer.lastResponse.statusCode}`);
    return v.parse(schema, answer);
  } catch (error) {
    throw translate(error);
  }
}
