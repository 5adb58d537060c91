import { failStart } from "#main/fail-start.ts";
import { readSettings } from "#main/read-settings.ts";
import { stopOnSignal } from "#main/stop.ts";
import { createLog } from "#server/log.ts";
import { openShop } from "#server/open-shop.ts";

/** Jobs only, no pages: beside several web processes on one DATABASE_URL. */
try {
  const config = readSettings(process.env);
  const log = createLog(config.LOG_LEVEL);
  const shop = await openShop(config, { log, work: true });
  stopOnSignal({ stop: shop.close, log });
  log.info({}, "worker ready");
} catch (error) {
  failStart(error);
}
