import type { Backend } from "#contracts/backend.ts";
import type { Config } from "#server/config.ts";
import type { Database } from "#server/db/open.ts";
import { dispatchWords } from "#server/orders/dispatch-words.ts";
import { readAvailability } from "#server/orders/stock/read-availability.ts";

type Needs = { db: Database; config: Pick<Config, "DISPATCH_DATE"> };

export function getAvailability({ db, config }: Needs): Backend["getAvailability"] {
  return async () => ({ availability: await readAvailability(db), dispatch: dispatchWords(config.DISPATCH_DATE) });
}
