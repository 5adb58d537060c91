import type { Page } from "@playwright/test";
import { brand } from "#content/brand.ts";
import { comeFrom } from "#tests/journeys/support/place.ts";
import { expect, extended, open, test } from "#tests/journeys/support/site.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

const note = (page: Page) => page.getByRole("main").locator(".conversion");
/** Once the country has been asked for, and the answer had time to be shown. */
async function settled(page: Page, path: string) {
  const answered = page.waitForResponse("**/country_code/");
  await open(page, path);
  await note(page).or(page.locator(".sum")).first().scrollIntoViewIfNeeded();
  await (await answered).finished();
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
}
const timesAsked = (output: string) => output.split('"route":"/country_code/"').length - 1;

test("from Germany a price is said in euros too; what is paid stays in pounds, and there is one total", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await comeFrom(page, "DE", ["fr-CA"]);
  await settled(page, "/checkout");
  await expect(note(page)).toHaveText("about €17.40; you pay £15.00");
  await expect(page.getByRole("button", { name: "Secure My Pre-Order – £15.00" })).toBeVisible();
  await expect(page.getByRole("main").getByText("€")).toHaveCount(1);
});

test("it is said wherever the tube has its price", extended, async ({ page }) => {
  await comeFrom(page, "DE", ["fr-CA"]);
  for (const path of ["/pre-order", "/more-information", `/${brand.slug}-outside`, "/"]) {
    await settled(page, path);
    await expect(note(page), path).toHaveText("about €17.40; you pay £15.00");
  }
});

test("from here a price is said in pounds and nothing else", extended, async ({ page }) => {
  await comeFrom(page, "GB", ["fr-CA"]);
  await settled(page, "/pre-order");
  await expect(note(page)).toHaveText("");
});

test("where the country is unknown, the browser's region counts", extended, async ({ page }) => {
  await comeFrom(page, "nowhere", ["ja-JP"]);
  await settled(page, "/pre-order");
  await expect(note(page)).toHaveText("about ¥2,850; you pay £15.00");
});

test("where that is unknown too it says so, and tries again when asked to", extended, async ({ page }) => {
  await comeFrom(page, "nowhere", ["en"]);
  await settled(page, "/pre-order");
  await expect(note(page)).toContainText("Unable to detect currency");
  await page.setExtraHTTPHeaders({ "x-forwarded-for": "194.25.0.1" });
  await note(page).getByRole("button", { name: "Retry" }).press("Enter");
  await expect(note(page)).toHaveText("about €17.40; you pay £15.00");
  // The button that had the focus is gone.
  await expect(note(page)).toBeFocused();
});

test("a server that cannot say costs nothing but the note", extended, async ({ page, expectConsole }) => {
  expectConsole(/status of 429/);
  await comeFrom(page, "nowhere", ["de-AT"]);
  await page.route("**/country_code/", (route) => route.fulfill({ status: 429, json: { error: { code: "too-many", message: "no" } } }));
  await settled(page, "/pre-order");
  await expect(note(page)).toHaveText("about €17.40; you pay £15.00");
});

test("the example on the page for partners", extended, async ({ page }) => {
  await comeFrom(page, "JP");
  await settled(page, "/more-information/partners");
  await expect(page.locator(".partners-sum")).toHaveText("¥9,500,000about what £50,000 is in yen");
});

test("the answer serves for the next page too, and neither is asked before a price is near", extended, async ({ page, site }) => {
  await comeFrom(page, "DE");
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await open(page, "/");
  await page.waitForLoadState("networkidle");
  expect(asked.filter((path) => /country_code|find-price/.test(path))).toEqual([]);

  const before = timesAsked(site.output());
  for (const path of ["/pre-order", "/checkout", "/more-information/partners"]) await settled(page, path);
  await expect.poll(() => timesAsked(site.output()) - before).toBe(1);
});

for (const width of [320, 1440])
  test(`nothing moves when it becomes known, at ${width} px`, extended, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await comeFrom(page, "SE");
    await page.addInitScript(() => {
      const moved: string[] = [];
      Object.assign(window, { moved });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) moved.push(`${(entry as PerformanceEntry & { value: number }).value} at ${entry.startTime}`);
      }).observe({ type: "layout-shift", buffered: true });
    });
    const released = Promise.withResolvers<void>();
    await page.route("**/country_code/", async (route) => {
      await released.promise;
      await route.continue();
    });
    for (const [path, place] of [
      ["/pre-order", ".conversion"],
      ["/checkout", ".conversion"],
      ["/more-information/partners", ".partners-sum"],
    ] as const) {
      await open(page, path);
      await page.locator(place).scrollIntoViewIfNeeded();
      await page.waitForLoadState("load");
      await page.evaluate(() => (window as unknown as { moved: string[] }).moved.splice(0));
      released.resolve();
      await expect(page.locator(place)).toContainText("SEK");
      await page.evaluate(() => new Promise((done) => setTimeout(done, 200)));
      expect(await page.evaluate(() => (window as unknown as { moved: string[] }).moved), path).toEqual([]);
    }
  });

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("prices are in pounds", async ({ page }) => {
    await page.goto("/pre-order");
    await expect(page.getByRole("main").getByText("£15", { exact: true }).first()).toBeVisible();
    await expect(note(page)).toHaveText("");
  });
});
