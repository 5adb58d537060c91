import type { Config } from "#server/config.ts";

/** What the pages must know of the card provider before anything is open: its webhook's name and its page's origin. */
export const describePayments = ({ PAYMENTS }: Pick<Config, "PAYMENTS">) => ({
  name: PAYMENTS,
  /** null: the card page is on our own origin. */
  pageOrigin: null,
});
