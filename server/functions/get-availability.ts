import type { Backend } from "#contracts/backend.ts";
import { limits } from "#contracts/get-availability.ts";
import { promiseWords } from "#server/orders/dispatch-words.ts";
import { londonDay } from "#server/orders/london-day.ts";
import { readSale } from "#server/orders/sales.ts";
import type { Config } from "#server/platform/config.ts";
import type { Database } from "#server/platform/database/open.ts";
import { throttleInMemory } from "#server/platform/limits/throttle.ts";

type Needs = { db: Database; now: () => Date; config: Pick<Config, "DISPATCH_DATE"> };

export function getAvailability({ db, now, config }: Needs): Backend["getAvailability"] {
  const take = throttleInMemory({ now });
  return async (_nothing, { address }) => {
    await take(address, limits.address);
    return { ...(await readSale({ db, config, now })), dispatch: promiseWords(config.DISPATCH_DATE, londonDay(now())) };
  };
}
