import type { Backend } from "#contracts/backend.ts";
import { limits } from "#contracts/get-availability.ts";
import { limitInMemory } from "#server/access/limit-in-memory.ts";
import type { Config } from "#server/config.ts";
import type { Database } from "#server/db/open.ts";
import { dispatchWords } from "#server/orders/dispatch-words.ts";
import { readAvailability } from "#server/orders/stock/read-availability.ts";

type Needs = { db: Database; now: () => Date; config: Pick<Config, "DISPATCH_DATE"> };

export function getAvailability({ db, now, config }: Needs): Backend["getAvailability"] {
  const take = limitInMemory({ now });
  return async (_nothing, { address }) => {
    await take(address, limits.address);
    return { availability: await readAvailability(db), dispatch: dispatchWords(config.DISPATCH_DATE) };
  };
}
