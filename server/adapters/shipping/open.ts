import { createLocalShipping } from "#server/adapters/shipping/local/create-local-shipping.ts";
import type { Config } from "#server/config.ts";
import type { Database } from "#server/db/open.ts";
import type { Shipping } from "#server/ports/shipping.ts";

/** The carrier that `SHIPPING` names. */
export function openShipping({ SHIPPING }: Pick<Config, "SHIPPING">, needs: { db: Database; now: () => Date }): Shipping {
  switch (SHIPPING) {
    case "local":
      return createLocalShipping(needs);
  }
}
