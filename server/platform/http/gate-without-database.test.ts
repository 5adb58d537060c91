import { expect, it } from "vitest";
import { Failure } from "#contracts/failure.ts";
import { createApp } from "#server/app.ts";
import { createLog } from "#server/platform/log.ts";
import { createMetrics } from "#server/platform/metrics.ts";
import { readConfig } from "#server/providers/settings.ts";
import { loadApp, loadPages } from "#tests/support/load-app.ts";
import { testOrigin } from "#tests/support/open-test-app.ts";

const away = async () => {
  throw new Failure("unavailable", { retryAfter: 5 });
};

it("until the database is ready a closed site answers 503, to everyone and for everything", async () => {
  const env = { SITE_ACCESS: "password", SITE_PASSWORD: "Warm hands", PUBLIC_ORIGIN: testOrigin };
  const app = createApp({
    shop: away,
    config: readConfig(env),
    log: createLog("silent"),
    metrics: createMetrics(),
    built: await loadPages(env),
    renderPage: await loadApp(),
    ready: async () => false,
    gauges: away,
  });
  for (const path of ["/", "/faq", "/faq.data", "/terms", "/sitemap.xml", "/functions/v1/verify-site-access", "/operator"]) {
    const answer = await app.request(testOrigin + path, { headers: { cookie: `__Host-site-access=password.9999999999.${"a".repeat(22)}.${"b".repeat(43)}` } });
    expect([path, answer.status, answer.headers.get("retry-after"), answer.headers.get("cache-control")]).toEqual([path, 503, "5", "no-store"]);
    expect(((await answer.json()) as { error: { code: string } }).error.code).toBe("unavailable");
  }
  const page = await app.request(`${testOrigin}/faq`, { headers: { accept: "text/html" } });
  const text = await page.text();
  expect(page.status).toBe(503);
  expect(text).toContain("back in a moment");
  expect(text).not.toMatch(/<script|href="\/(faq|blog)"/);
  expect((await app.request(`${testOrigin}/healthz`)).status).toBe(200);
  expect((await app.request(`${testOrigin}/readyz`)).status).toBe(503);
});
