import { createHash } from "node:crypto";
import type Stripe from "stripe";
import * as v from "valibot";
import { Failure } from "#contracts/failure.ts";
import type { Money } from "#contracts/money.ts";
import type { Payments, RefundFacts } from "#server/providers/payments/port.ts";
import { askStripe, openClient, StripeRefused } from "#server/providers/payments/stripe/client.ts";
import { checkSignature, listEvents, readEvent } from "#server/providers/payments/stripe/events.ts";
import { endSession, lookUp, openSession } from "#server/providers/payments/stripe/sessions.ts";

/** Source: `Stripe.Refund` in the library's types. */
export const refund = v.object({
  id: v.pipe(v.string(), v.nonEmpty()),
  object: v.literal("refund"),
  amount: v.pipe(v.number(), v.integer(), v.minValue(0)),
  currency: v.string(),
  status: v.nullish(v.string(), null),
  metadata: v.nullish(v.record(v.string(), v.string()), {}),
});
export const refunds = v.object({ data: v.array(refund) });
export type StripeRefund = v.InferOutput<typeof refund>;

const toFacts = (paymentId: string, listed: readonly StripeRefund[]): RefundFacts => ({
  paymentId,
  refunds: listed.map(({ id, amount, currency, status, metadata }) => ({
    id,
    amount: { minor: amount, currency: currency.toUpperCase() as Money["currency"] },
    isBack: status === "failed" || status === "canceled",
    request: metadata.request ?? null,
  })),
});

/** Throws as `askStripe`. */
const listRefunds = async (stripe: Stripe, paymentId: string) =>
  (await askStripe(refunds, stripe.refunds.list({ payment_intent: paymentId, limit: 100 }))).data;

/** Looked for before it's made: Stripe forgets a key after a day, and our note of it stays in the refund. Throws `not-found` or `conflict`. */
export function refundPayment(stripe: Stripe): Payments["refund"] {
  return async ({ paymentId, amount, idempotencyKey }) => {
    const before = await listRefunds(stripe, paymentId);
    const known = before.find(({ metadata }) => metadata.request === idempotencyKey);
    if (known && known.amount !== amount.minor) throw new Failure("conflict");
    if (known) return toFacts(paymentId, before);
    const asked = { payment_intent: paymentId, amount: amount.minor, metadata: { request: idempotencyKey } };
    try {
      const made = await askStripe(refund, stripe.refunds.create(asked, { idempotencyKey: `refund-${idempotencyKey}` }));
      return toFacts(paymentId, [...before, made]);
    } catch (error) {
      // More than is left, because of others that we may not have heard of; or the payment is disputed.
      if (error instanceof StripeRefused && error.status === 400) return { ...toFacts(paymentId, before), refused: error };
      throw error;
    }
  };
}

export type StripePaymentsNeeds = {
  secretKey: string;
  webhookSecret: string;
  url: string;
  fetch: typeof globalThis.fetch;
  now: () => Date;
  timeoutMs?: number;
};

export function createStripePayments({ secretKey, webhookSecret, url, fetch, now, timeoutMs = 8_000 }: StripePaymentsNeeds): Payments {
  const stripe = openClient({ key: secretKey, url, timeoutMs, fetch });
  const live = /^[rs]k_live_/.test(secretKey);
  const look = lookUp(stripe, timeoutMs / 2);
  const readRefunds = async (paymentId: string) => toFacts(paymentId, await listRefunds(stripe, paymentId));
  const read = readEvent({ live, lookUp: look, readRefunds });
  return {
    name: "stripe",
    live,
    // Stripe tells a restricted key nothing of its account. A new key for the same one costs open sessions a fresh start, and no more.
    account: `${live ? "live" : "test"}:${createHash("sha256").update(secretKey).digest("base64url").slice(0, 12)}`,
    openSession: openSession(stripe),
    lookUp: look,
    endSession: endSession(stripe, look),
    refund: refundPayment(stripe),
    // Its redaction is a preview, takes all means from the seller to answer a dispute or to refund, and cannot be undone: a person decides when.
    forget: async () => "by-hand",
    readEvent: async (rawBody, header) => read(await checkSignature({ stripe, secret: webhookSecret, rawBody, header: header("stripe-signature"), at: now() })),
    listEvents: listEvents(stripe, { read, now }),
  };
}
