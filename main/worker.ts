import { Hono } from "hono";
import { failStart } from "#main/fail-start.ts";
import { listen } from "#main/listen.ts";
import { readSettings } from "#main/read-settings.ts";
import { stopOnSignal } from "#main/stop.ts";
import { within } from "#main/within.ts";
import { openShop } from "#server/open-shop.ts";
import { answerFailure, toFailure } from "#server/platform/http/failures.ts";
import { health, metricsPage } from "#server/platform/http/health.ts";
import type { AppEnv } from "#server/platform/http/request.ts";
import { createLog } from "#server/platform/log.ts";
import { createMetrics } from "#server/platform/metrics.ts";
import type { Config } from "#server/providers/settings.ts";

type Shop = Awaited<ReturnType<typeof openShop>>;

/** For whoever watches the process: nothing of the site. From the very start, for the database may come up after us. */
function listenForWatchers(config: Config, port: number, opening: Promise<Shop>) {
  const shop = () => within(opening, 500);
  const lateMail = async () => (await shop()).backend.operator.readLateMail();
  const app = new Hono<AppEnv>();
  app.route("/", health({ ready: async () => (await shop()).ready(), lateMail }));
  app.route("/", metricsPage({ metrics: createMetrics(), gauges: async () => (await shop()).gauges(), token: config.METRICS_TOKEN }));
  app.onError((error, c) => answerFailure(c, toFailure(error)));
  return listen(app, { port, host: config.HOST });
}

/** Jobs only, no pages: beside several web processes on one DATABASE_URL. */
try {
  const config = await readSettings(process.env);
  const log = createLog(config.LOG_LEVEL);
  const opening = openShop(config, { log, work: true });
  opening.catch(() => {});
  const listening = config.WORKER_PORT === undefined ? null : await listenForWatchers(config, config.WORKER_PORT, opening);
  const shop = await opening;
  stopOnSignal({
    log,
    async stop() {
      await listening?.close();
      await shop.close();
    },
  });
  log.info({}, "worker ready");
} catch (error) {
  failStart(error);
}
