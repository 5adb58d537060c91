import type { Config } from "#server/platform/config.ts";
import type { Database } from "#server/platform/database/open.ts";
import { createEasyPostShipping } from "#server/providers/shipping/easypost/create-easypost-shipping.ts";
import { createLocalShipping } from "#server/providers/shipping/local/create-local-shipping.ts";
import type { Shipping } from "#server/providers/shipping/port.ts";

type Settings = Pick<Config, "SHIPPING" | "EASYPOST_API_KEY" | "EASYPOST_WEBHOOK_SECRET" | "EASYPOST_URL">;

/** The carrier that `SHIPPING` names. */
export function openShipping(
  { SHIPPING, EASYPOST_API_KEY, EASYPOST_WEBHOOK_SECRET, EASYPOST_URL }: Settings,
  needs: { db: Database; now: () => Date },
): Shipping {
  switch (SHIPPING) {
    case "local":
      return createLocalShipping(needs);
    case "easypost":
      return createEasyPostShipping({ url: EASYPOST_URL, key: EASYPOST_API_KEY ?? "", webhookSecret: EASYPOST_WEBHOOK_SECRET, now: needs.now });
  }
}
