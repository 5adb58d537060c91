import type Stripe from "stripe";
import { Failure } from "#contracts/failure.ts";

const toleranceSeconds = 300;

type Signed = { stripe: Stripe; secret: string; rawBody: string; header: string | undefined; at: Date };

/** Stripe's library refuses what is too old, but takes a time that is still to come. */
function isFromTheFuture(header: string, at: Date) {
  const times = [...header.matchAll(/(?:^|,)\s*t=(\d+)/g)].map(([, seconds]) => Number(seconds));
  return times.some((seconds) => seconds - at.getTime() / 1000 > toleranceSeconds);
}

/** Answers the event in a body that Stripe signed within 300 s of `at`. Throws `forbidden`, or `invalid` for a signed body that is no JSON. */
export async function checkSignature({ stripe, secret, rawBody, header = "", at }: Signed): Promise<unknown> {
  // The library calls an empty body unsigned, and there is nothing in one to protect.
  if (rawBody === "") throw new Failure("invalid");
  try {
    if (isFromTheFuture(header, at)) throw new Failure("forbidden");
    return await stripe.webhooks.constructEventAsync(rawBody, header, secret, toleranceSeconds, undefined, at.getTime());
  } catch (cause) {
    throw new Failure(cause instanceof SyntaxError ? "invalid" : "forbidden", { cause });
  }
}
