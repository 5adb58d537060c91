import { createServer as createHttp } from "node:http";
import { getRequestListener } from "@hono/node-server";
import { createServer, isRunnableDevEnvironment } from "vite";
import type { RenderPage } from "#contracts/backend.ts";
import { failStart } from "#main/fail-start.ts";
import { printBanner } from "#main/print-banner.ts";
import { stopOnSignal } from "#main/stop.ts";
import { viteFiles } from "#main/vite-files.ts";
import { createApp } from "#server/app.ts";
import { openShop } from "#server/open-shop.ts";
import { createLog } from "#server/platform/log.ts";
import { createMetrics } from "#server/platform/metrics.ts";
import { readConfig } from "#server/providers/settings.ts";

/** The same shop with hot reload: pages come from Vite, everything else from the mount list. */
try {
  const config = readConfig(process.env);
  const log = createLog(config.LOG_LEVEL);
  const metrics = createMetrics();
  const shop = await openShop(config, { log, work: true, webhookOrigin: `http://127.0.0.1:${config.PORT}` });
  const http = createHttp();
  const vite = await createServer({ configLoader: "native", server: { middlewareMode: true, hmr: { server: http } }, appType: "custom" });
  const { ssr } = vite.environments;
  if (!isRunnableDevEnvironment(ssr)) throw new Error("Vite's ssr environment cannot run modules here");
  const renderPage: RenderPage = async (request, needs) => {
    const app = await ssr.runner.import<{ renderPage: RenderPage }>("/app/server.ts");
    return app.renderPage(request, needs);
  };
  const app = createApp({
    shop: async () => shop,
    config,
    log,
    metrics,
    built: new Map(),
    renderPage,
    ready: shop.ready,
    gauges: shop.gauges,
    devFiles: viteFiles(vite),
  });
  const listener = getRequestListener(app.fetch);
  http.on("request", listener);
  http.listen(config.PORT, config.HOST);
  stopOnSignal({
    log,
    async stop() {
      await vite.close();
      http.close();
      http.closeAllConnections();
      await shop.close();
    },
  });
  await printBanner(config, { backend: shop.backend, log });
} catch (error) {
  failStart(error);
}
