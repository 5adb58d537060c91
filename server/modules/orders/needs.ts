import type { Config } from "#server/platform/config.ts";
import type { PlatformNeeds } from "#server/platform/needs.ts";
import type { Payments } from "#server/providers/payments/port.ts";

/** Where a reservation comes from, as a keyed hash: its IPv4 address, or the /48 around an IPv6 one. Kept only while the order awaits payment. */
export type NetworkCode = (address: string) => Buffer;

/** What the rules about orders work with. */
export type OrderNeeds = Pick<PlatformNeeds, "db" | "sendJob" | "throttle" | "now" | "log"> & {
  config: Pick<Config, "PUBLIC_ORIGIN" | "DISPATCH_DATE" | "LEAST_FORM_SECONDS">;
  payments: Payments;
  networkCode: NetworkCode;
};
