import { afterAll, describe, expect, it } from "vitest";
import { isHidden, robots } from "#server/platform/http/seo.ts";
import { loadPages } from "#tests/support/load-app.ts";
import { openTestApp, type TestApp } from "#tests/support/open-test-app.ts";

const stage = (SITE_STAGE: "preview" | "live", PUBLIC_ORIGIN: string) => ({ SITE_STAGE, PUBLIC_ORIGIN });

it.each([
  ["preview", "https://shop.example", true],
  ["preview", "https://localhost.example", true],
  ["preview", "http://192.168.1.20:3000", true],
  ["preview", "http://localhost:3000", false],
  ["preview", "http://127.0.0.1:3000", false],
  ["preview", "http://[::1]:3000", false],
  ["live", "https://shop.example", false],
] as const)("a %s at %s is hidden: %s", (name, origin, hidden) => {
  expect(isHidden(stage(name, origin))).toBe(hidden);
});

describe("a preview that strangers can reach", () => {
  const opened: TestApp[] = [];
  afterAll(() => Promise.all(opened.map((app) => app.close())));

  it("says so on every answer, and lets crawlers in to hear it", async () => {
    const app = await openTestApp({ built: await loadPages() });
    opened.push(app);
    for (const path of ["/", "/terms", "/sitemap.xml", "/share/home.jpg", "/healthz", "/openapi.json", "/nowhere", "/robots.txt"])
      expect((await app.request(path)).headers.get("x-robots-tag"), path).toBe("none");
    expect(await (await app.request("/robots.txt")).text()).toBe("User-agent: *\nDisallow:\n");
  });
});

it("a live site may be found, and names its sitemap", () => {
  expect(robots(stage("live", "https://shop.example"))).toContain("Sitemap: https://shop.example/sitemap.xml");
});

it("on this machine nothing is hidden", async () => {
  const app = await openTestApp({ built: await loadPages(), env: { PUBLIC_ORIGIN: "http://localhost:3000" } });
  expect((await app.request("/terms")).headers.has("x-robots-tag")).toBe(false);
  await app.close();
});
