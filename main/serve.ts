import { setTimeout as wait } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { once } from "#content/once.ts";
import type { MakePage, RenderPage } from "#contracts/backend.ts";
import { findOpen, findSaid } from "#main/check-launch.ts";
import { failStart } from "#main/fail-start.ts";
import { listen } from "#main/listen.ts";
import { printBanner } from "#main/print-banner.ts";
import { readSettings } from "#main/read-settings.ts";
import { readStanding } from "#main/read-standing.ts";
import { stopOnSignal } from "#main/stop.ts";
import { within } from "#main/within.ts";
import { createApp } from "#server/app.ts";
import { analyticsOrigins, describeSite } from "#server/describe-site.ts";
import { openShop } from "#server/open-shop.ts";
import { isHidden } from "#server/platform/http/seo.ts";
import { findInMemory, serveStraight } from "#server/platform/http/serve-static-files.ts";
import { loadStaticFiles } from "#server/platform/http/static-files.ts";
import { createLog } from "#server/platform/log.ts";
import { createMetrics } from "#server/platform/metrics.ts";
import type { Config } from "#server/providers/settings.ts";

/** How long a request waits for a database that is still starting. */
const timeoutMs = 5_000;
/** As many as fifty people in one office. */
const connectionsPerAddress = 300;
const built = (path: string) => new URL(`../build/${path}`, import.meta.url);

async function loadApp() {
  return (await import(built("server/index.js").href)) as { renderPage: RenderPage; makePage: MakePage };
}

async function serve(config: Config) {
  const log = createLog(config.LOG_LEVEL);
  const metrics = createMetrics();
  // Pages are served while the database is still starting.
  const stopping = new AbortController();
  // Once: reading every page takes a third of a second, and a new build comes with a restart.
  const spoken = once(() => findSaid(config));
  const opening = openShop(config, {
    log,
    work: true,
    webhookOrigin: `http://127.0.0.1:${config.PORT}`,
    signal: stopping.signal,
    checkLaunch: async (db) => [...findOpen(config, await readStanding(db)), ...(await spoken())],
  });
  opening.catch(() => {});
  /** null where we were told to stop before it was there. */
  const untilOpen = () =>
    opening.catch((error: unknown) => {
      if (stopping.signal.aborted) return null;
      throw error;
    });

  const site = describeSite(config);
  const standing = () => JSON.stringify([site.dispatch, site.closed, site.exactPrice, site.batch, site.answers]);
  let said = standing();
  const app = loadApp();
  const makePage: MakePage = async (...asked) => {
    try {
      return await (await app).makePage(...asked);
    } catch (error) {
      // One page's fault keeps no other from saying the new price.
      log.error({ error: (error as Error).message, route: asked[0] }, "a page could not be made with the owner's answers");
      return undefined;
    }
  };
  const loadFiles = () => loadStaticFiles(fileURLToPath(built("client")), { site, analyticsOrigins: analyticsOrigins(config), makePage });
  const [{ renderPage }, loaded] = await Promise.all([app, loadFiles()]);
  const files = new Map(loaded);
  // The day by which tubes are sent may end while we run, a price may begin, and the owner may choose others, close the sale or answer a question: pages from memory then say so.
  const renew = async () => {
    const now = standing();
    if (now === said) return;
    for (const [path, file] of await loadFiles()) files.set(path, file);
    said = now;
  };
  setInterval(() => void renew().catch((error: Error) => log.error({ error: error.message }, "pages could not be made anew")), 60_000).unref();
  const server = createApp({
    shop: () => within(opening, timeoutMs),
    config,
    log,
    metrics,
    built: files,
    renderPage,
    ready: async () => !stopping.signal.aborted && (await within(opening, 500)).ready(),
    gauges: async () => (await within(opening, 500)).gauges(),
  });
  const listening = await listen(server, {
    port: config.PORT,
    host: config.HOST,
    // Behind a proxy all connections are its own, and counting them is its business.
    ...(config.TRUSTED_PROXIES === 0 && { connectionsPerAddress }),
    // Where a gate or a header of a hidden site stands before every page, the app alone knows.
    ...(config.SITE_ACCESS === "open" && !isHidden(config) && { straight: serveStraight(findInMemory(files, metrics, config.PUBLIC_ORIGIN)) }),
  });
  const grace = config.DRAIN_SECONDS * 1000;
  stopOnSignal({
    log,
    grace,
    async stop(signal) {
      stopping.abort();
      listening.drain();
      untilOpen().then((open) => {
        open?.queue.rest();
        // Streams never end by themselves, and what they wait for goes on in another process.
        open?.changes.close();
      });
      // Ctrl-C is a person, who asks for nothing more; SIGTERM is a replacement, while balancers still send to us.
      if (signal === "SIGTERM") await wait(grace);
      await listening.close();
      await (await untilOpen())?.close();
    },
  });
  const open = await untilOpen();
  if (!open) return;
  // Only now is it known what the owner has chosen since the settings were written.
  await renew();
  await printBanner(config, { backend: open.backend, log });
  await open.warmUp();
}

try {
  await serve(await readSettings(process.env));
} catch (error) {
  failStart(error);
}
