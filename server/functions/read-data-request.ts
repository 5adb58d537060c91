import type { Backend } from "#contracts/backend.ts";
import { Failure } from "#contracts/failure.ts";
import { periods } from "#server/jobs/periods.ts";
import type { Database } from "#server/platform/database/open.ts";
import { countHolding } from "#server/rights/count-holding.ts";
import { keptOfOrders } from "#server/rights/kept-of-orders.ts";
import { endedDataLink, openDataLink } from "#server/rights/open-data-link.ts";
import { readProgress } from "#server/rights/read-progress.ts";

type Named = { name: string };
type Needs = { db: Database; now: () => Date; payments: Named; shipping: Named; list: Named };

/** Looks, and does nothing: scanners open every link in a mail. */
export function readDataRequest({ db, now, payments, shipping, list }: Needs): Backend["readDataRequest"] {
  const vendors = [list.name, payments.name, shipping.name].filter((name) => name !== "local");
  return async (token) => {
    const asked = await openDataLink(db, token, now());
    const erasure = await readProgress(db, asked.id);
    if (erasure) return { state: "erased", erasure };
    if (asked.email === null) throw new Failure("not-found", { message: endedDataLink });
    const keptYears = Math.floor(periods.orders.days / 365);
    return {
      state: asked.wish,
      address: asked.email,
      holding: await countHolding(db, asked.email, now()),
      keptYears,
      keptOfOrders: Object.keys(keptOfOrders),
      vendors,
    };
  };
}
