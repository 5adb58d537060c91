import { expect, it } from "vitest";
import { createApp } from "#server/app.ts";
import { createLog } from "#server/platform/log.ts";
import { createMetrics } from "#server/platform/metrics.ts";
import { loadApp } from "#tests/support/load-app.ts";
import { openTestApp, testOrigin } from "#tests/support/open-test-app.ts";

it("in development nobody gets a source file of a closed site without an access session", async () => {
  const { shop, config, close } = await openTestApp({ env: { SITE_ACCESS: "code", ACCESS_CODE: "WARM-2027" } });
  const app = createApp({
    shop: async () => shop,
    config,
    log: createLog("silent"),
    metrics: createMetrics(),
    built: new Map(),
    renderPage: await loadApp(),
    ready: shop.ready,
    gauges: shop.gauges,
    devFiles: (c, next) => (c.req.method === "GET" ? Promise.resolve(c.text("the source")) : next()),
  });
  const get = (path: string, headers = {}) => app.request(testOrigin + path, { headers });
  for (const path of ["/app/root.tsx", "/@vite/client", "/@fs/etc/hostname", "/package.json", "/healthz/../package.json"]) {
    const answer = await get(path);
    expect([path, answer.status]).toEqual([path, 403]);
    expect(await answer.text()).not.toContain("the source");
  }
  const entered = await app.request(`${testOrigin}/functions/v1/verify-access-code`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ code: "WARM-2027" }),
  });
  const cookie = entered.headers.get("set-cookie")?.split(";")[0] ?? "";
  expect(await (await get("/app/root.tsx", { cookie })).text()).toBe("the source");
  await close();
});
