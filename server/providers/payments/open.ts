import type { Hono } from "hono";
import type { Config } from "#server/platform/config.ts";
import { createLocalPayments, type LocalPaymentsNeeds } from "#server/providers/payments/local/create-local-payments.ts";
import { createCardPages } from "#server/providers/payments/local/pages/create-card-pages.ts";
import type { Payments } from "#server/providers/payments/port.ts";
import { pageOrigin } from "#server/providers/payments/stripe/client.ts";

type Settings = Pick<Config, "PAYMENTS" | "PUBLIC_ORIGIN" | "STRIPE_SECRET_KEY" | "STRIPE_WEBHOOK_SECRET" | "STRIPE_URL">;

/** The provider that `PAYMENTS` names, and the pages it needs mounted at /card; null for one whose pages are its own. */
export async function openPayments(config: Settings, needs: Omit<LocalPaymentsNeeds, "origin">): Promise<{ payments: Payments; pages: Hono | null }> {
  if (config.PAYMENTS === "local") return { payments: createLocalPayments({ ...needs, origin: config.PUBLIC_ORIGIN }), pages: createCardPages(needs) };
  // Its library is read only where it is used: it would cost every start half a second.
  const { createStripePayments } = await import("#server/providers/payments/stripe/create-stripe-payments.ts");
  const payments = createStripePayments({
    secretKey: config.STRIPE_SECRET_KEY ?? "",
    webhookSecret: config.STRIPE_WEBHOOK_SECRET ?? "",
    url: config.STRIPE_URL,
    fetch: globalThis.fetch,
    now: needs.now,
  });
  return { payments, pages: null };
}

/** What the pages must know of the card provider before anything is open: its webhook's name and its page's origin. */
export const describePayments = ({ PAYMENTS, STRIPE_URL }: Pick<Config, "PAYMENTS" | "STRIPE_URL">) => ({
  name: PAYMENTS,
  /** null: the card page is on our own origin. */
  pageOrigin: PAYMENTS === "stripe" ? pageOrigin(STRIPE_URL) : null,
});
