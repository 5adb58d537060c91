import type { Hono } from "hono";
import type { Config } from "#server/platform/config.ts";
import type { Throttle } from "#server/platform/limits/throttle.ts";
import { createLocalPayments, type LocalPaymentsNeeds } from "#server/providers/payments/local/create-local-payments.ts";
import { type CardBindings, createCardPages } from "#server/providers/payments/local/pages/create-card-pages.ts";
import type { Payments } from "#server/providers/payments/port.ts";
import { pageOrigin } from "#server/providers/payments/stripe/client.ts";

type Settings = Pick<Config, "PAYMENTS" | "PUBLIC_ORIGIN" | "STRIPE_SECRET_KEY" | "STRIPE_WEBHOOK_SECRET" | "STRIPE_URL">;
type Needs = Omit<LocalPaymentsNeeds, "origin"> & { throttle: Throttle };
type Opened = { payments: Payments; pages: Hono<{ Bindings: CardBindings }> | null };

export async function openPayments(config: Settings, needs: Needs): Promise<Opened> {
  if (config.PAYMENTS === "local") return { payments: createLocalPayments({ ...needs, origin: config.PUBLIC_ORIGIN }), pages: createCardPages(needs) };
  // Its library is read only where it is used: it would cost every start half a second.
  const { createStripePayments } = await import("#server/providers/payments/stripe/create-stripe-payments.ts");
  const { STRIPE_SECRET_KEY: secretKey = "", STRIPE_WEBHOOK_SECRET: webhookSecret = "", STRIPE_URL: url } = config;
  return { payments: createStripePayments({ secretKey, webhookSecret, url, fetch: globalThis.fetch, now: needs.now }), pages: null };
}

export const describePayments = ({ PAYMENTS, STRIPE_URL }: Pick<Config, "PAYMENTS" | "STRIPE_URL">) => ({
  name: PAYMENTS,
  pageOrigin: PAYMENTS === "stripe" ? pageOrigin(STRIPE_URL) : null,
});
