import type { Config } from "#server/platform/config.ts";
import type { Database } from "#server/platform/database/open.ts";
import { createEasyPostShipping } from "#server/providers/shipping/easypost/create-easypost-shipping.ts";
import { createLocalShipping } from "#server/providers/shipping/local/create-local-shipping.ts";
import type { Shipping } from "#server/providers/shipping/port.ts";

export function openShipping(config: Config, needs: { db: Database; now: () => Date }): Shipping {
  if (config.SHIPPING === "local") return createLocalShipping(needs);
  const { EASYPOST_URL: url, EASYPOST_API_KEY: key = "", EASYPOST_WEBHOOK_SECRET: webhookSecret } = config;
  return createEasyPostShipping({ url, key, webhookSecret, now: needs.now });
}
