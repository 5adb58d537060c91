import type { Page } from "@playwright/test";
import { expectAxeClean } from "#tests/journeys/support/axe.ts";
import { inBanner, meetBanner } from "#tests/journeys/support/consent.ts";
import { joinButton, someone } from "#tests/journeys/support/join.ts";
import { comeFrom, keepChoice } from "#tests/journeys/support/place.ts";
import { expect, extended, open, test, toast } from "#tests/journeys/support/site.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

const lookUp = "**/functions/v1/get-user-location";
const forms = ["/warmth-list", "/warmth-list_2"] as const;
const country = (page: Page) => page.locator("[name=country]");
const detected = (page: Page) => toast(page, "Location Detected");

/** What this page asks of the server from now on. */
function watchRequests(page: Page) {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  return () => asked.filter((path) => /get-user-location|country_code/.test(path));
}

test("on both forms: filled in where functional cookies are allowed, said for three seconds, and sent", extended, async ({ page, site }) => {
  await comeFrom(page, "DE");
  await keepChoice(page, true);
  for (const path of forms) {
    await open(page, path);
    await expect(country(page)).toHaveValue("DE");
    await expect(detected(page)).toContainText("We've pre-filled your country as Germany. You can change it if needed.");
  }
  await expectAxeClean(page);
  await expect(detected(page)).toHaveCount(0, { timeout: 8_000 });

  const person = someone();
  await page.getByLabel("Full Name").fill(person.name);
  await page.getByLabel("Email Address").fill(person.email);
  await page.getByRole("checkbox", { name: "I agree to the terms" }).check();
  await joinButton(page).click();
  await page.waitForURL("**/warmth-list/success");
  expect(await site.db.selectFrom("sign_ups").select("country").where("email", "=", person.email).execute()).toEqual([{ country: "DE" }]);
});

test("nobody is asked while functional cookies are refused, or no choice has been made", extended, async ({ page, context }) => {
  const undecided = await context.newPage();
  const asked = [watchRequests(page), watchRequests(undecided)];
  await keepChoice(page, false);
  for (const tab of [undecided, page]) {
    await comeFrom(tab, "DE");
    await open(tab, "/warmth-list");
    await tab.waitForLoadState("networkidle");
    await expect(country(tab)).toHaveValue("");
    await expect(detected(tab)).toHaveCount(0);
  }
  expect(asked.flatMap((paths) => paths())).toEqual([]);
});

test("allowed in another tab, it is filled in here", async ({ page, context }) => {
  await comeFrom(page, "JP");
  await open(page, "/warmth-list");
  await page.getByLabel("Full Name").fill("Ada Frost");
  const other = await context.newPage();
  await meetBanner(other);
  await inBanner(other, "Accept all").click();
  await expect(country(page)).toHaveValue("JP");
  await expect(page.getByRole("combobox", { name: "Country" })).toHaveValue("Japan");
  await expect(detected(page)).toContainText("as Japan.");
  await expect(page.getByLabel("Full Name")).toHaveValue("Ada Frost");
});

test("allowed on the page itself, it is filled in once the page has loaded anew", extended, async ({ page }) => {
  await comeFrom(page, "US");
  await meetBanner(page, "/warmth-list");
  await inBanner(page, "Accept all").click();
  await expect(country(page)).toHaveValue("US");
  await expect(detected(page)).toContainText("as United States.");
});

test("it can be changed, in the list that takes over", extended, async ({ page }) => {
  await comeFrom(page, "DE");
  await keepChoice(page, true);
  await open(page, "/warmth-list");
  await expect(country(page)).toHaveValue("DE");
  await page.getByLabel("Full Name").click();
  await expect(page.locator("input#country")).toBeVisible();
  const field = page.getByRole("combobox", { name: "Country" });
  await expect(field).toHaveValue("Germany");
  await field.fill("fran");
  await page.getByRole("option", { name: "France", exact: true }).click();
  await expect(page.locator("input[name=country]")).toHaveValue("FR");
});

for (const width of [320, 1440])
  test(`nothing moves when it is filled in and said, at ${width} px`, extended, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await comeFrom(page, "DE");
    await keepChoice(page, true);
    const released = Promise.withResolvers<void>();
    await page.route(lookUp, async (route) => {
      await released.promise;
      await route.continue();
    });
    await page.addInitScript(() => {
      const moved: number[] = [];
      Object.assign(window, { moved });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) moved.push((entry as PerformanceEntry & { value: number }).value);
      }).observe({ type: "layout-shift", buffered: true });
    });
    const asking = page.waitForRequest(lookUp);
    await open(page, "/warmth-list");
    await asking;
    await page.evaluate(() => (window as unknown as { moved: number[] }).moved.splice(0));
    released.resolve();
    await expect(detected(page)).toBeVisible();
    await page.evaluate(() => new Promise((done) => setTimeout(done, 200)));
    expect(await page.evaluate(() => (window as unknown as { moved: number[] }).moved)).toEqual([]);
  });

for (const [what, touch, left] of [
  ["chosen", (page: Page) => country(page).selectOption("FR"), "FR"],
  ["looked at", (page: Page) => page.locator("select#country").focus(), ""],
] as const)
  test(`what the visitor has ${what} meanwhile is theirs`, extended, async ({ page }) => {
    const released = Promise.withResolvers<void>();
    await page.route(lookUp, async (route) => {
      await released.promise;
      await route.continue();
    });
    await comeFrom(page, "DE");
    await keepChoice(page, true);
    const asking = page.waitForRequest(lookUp);
    await open(page, "/warmth-list");
    await asking;
    await touch(page);
    const answered = page.waitForResponse(lookUp);
    released.resolve();
    await (await answered).finished();
    await page.evaluate(() => new Promise((done) => setTimeout(done, 100)));
    await expect(page.locator("[name=country]")).toHaveValue(left);
    await expect(detected(page)).toHaveCount(0);
  });

test("an address that belongs to no country changes nothing and says nothing", extended, async ({ page }) => {
  await comeFrom(page, "nowhere");
  await keepChoice(page, true);
  const answered = page.waitForResponse(lookUp);
  await open(page, "/warmth-list");
  expect(await (await answered).json()).toEqual({ success: false });
  await expect(country(page)).toHaveValue("");
  await expect(detected(page)).toHaveCount(0);
});
