import { createHash } from "node:crypto";
import type { Payments } from "#server/providers/payments/port.ts";
import { openClient } from "#server/providers/payments/stripe/client.ts";
import { checkSignature, listEvents, readEvent } from "#server/providers/payments/stripe/events.ts";
import { refundPayment } from "#server/providers/payments/stripe/refunds.ts";
import { endSession, lookUp, openSession } from "#server/providers/payments/stripe/sessions.ts";

export type StripePaymentsNeeds = {
  /** A secret or restricted key: `sk_live_…` moves money, `sk_test_…` does not. */
  secretKey: string;
  webhookSecret: string;
  /** Where the API is. */
  url: string;
  fetch: typeof globalThis.fetch;
  now: () => Date;
  /** Milliseconds that one try may take. */
  patience?: number;
};

/** Stripe Checkout: a page of theirs takes the card, and signed events tell us of it. */
export function createStripePayments({ secretKey, webhookSecret, url, fetch, now, patience = 8_000 }: StripePaymentsNeeds): Payments {
  const stripe = openClient({ key: secretKey, url, patience, fetch });
  const live = /^[rs]k_live_/.test(secretKey);
  const look = lookUp(stripe, patience / 2);
  const read = readEvent({ live, lookUp: look });
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
