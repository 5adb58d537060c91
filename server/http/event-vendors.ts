import type { Config } from "#server/platform/config.ts";

/** Who reports to `/webhooks/<vendor>`. Nobody reports of parcels that do not travel. */
export const eventVendors = ({ PAYMENTS, SHIPPING }: Pick<Config, "PAYMENTS" | "SHIPPING">): string[] => [
  PAYMENTS,
  ...(SHIPPING === "local" ? [] : [SHIPPING]),
];
