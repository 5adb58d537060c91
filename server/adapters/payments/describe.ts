import { pageOrigin } from "#server/adapters/payments/stripe/page-origin.ts";
import type { Config } from "#server/config.ts";

/** What the pages must know of the card provider before anything is open: its webhook's name and its page's origin. */
export const describePayments = ({ PAYMENTS, STRIPE_URL }: Pick<Config, "PAYMENTS" | "STRIPE_URL">) => ({
  name: PAYMENTS,
  /** null: the card page is on our own origin. */
  pageOrigin: PAYMENTS === "stripe" ? pageOrigin(STRIPE_URL) : null,
});
