import type { Page, Route } from "@playwright/test";
import { fillJoinForm, joinButton, someone } from "#tests/journeys/support/join.ts";
import { expect, extended, hydrated, open, test } from "#tests/journeys/support/site.ts";

const scripts = "**/assets/*.js";
const status = (page: Page) => page.locator("html").getAttribute("data-script");

test.describe("the start", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("asks for each script once, after the first paint, and for none by a preload", async ({ page }) => {
    const asked: string[] = [];
    page.on("request", (request) => /\/assets\/.*\.js$/.test(request.url()) && asked.push(new URL(request.url()).pathname));
    await open(page, "/");
    expect(new Set(asked).size).toBe(asked.length);
    const [paint, first] = await page.evaluate(() => [
      performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? 0,
      Math.min(...performance.getEntriesByType("resource").flatMap(({ name, startTime }) => (/\/assets\/.*\.js$/.test(name) ? startTime : []))),
    ]);
    expect(paint).toBeGreaterThan(0);
    expect(first).toBeGreaterThan(paint as number);
  });

  test("begins without being told of a paint, which Firefox doesn't where a page is opened at a place within it", extended, async ({ page }) => {
    await page.addInitScript(() => {
      PerformanceObserver.prototype.observe = () => {};
    });
    await page.goto("/faq#redness");
    await expect(page.locator("html"), "long before the time for a picture that never comes").toHaveAttribute("data-script", "ready", { timeout: 5_000 });
  });

  for (const path of ["/", "/checkout"])
    test(`every script of ${path} lost once: the page gets interactive all the same`, extended, async ({ page, expectConsole }) => {
      expectConsole(/ERR_FAILED|dynamically imported module/);
      const lost = new Set<string>();
      await page.route(scripts, (route) => {
        const url = route.request().url();
        if (lost.has(url)) return route.continue();
        lost.add(url);
        return route.abort();
      });
      await page.goto(path);
      await hydrated(page);
      expect(lost.size).toBeGreaterThan(8);
      expect(await status(page)).toBe("ready");
    });

  test("a style sheet lost again and again: it comes in the end, and the page can be left", extended, async ({ page, expectConsole }) => {
    expectConsole(/ERR_FAILED/);
    const html = await (await page.request.get("/contact")).text();
    const sheet = [...html.matchAll(/href="([^"]+\.css)"/g)].at(-1)?.[1];
    let lost = 0;
    await page.route(`**${sheet}`, (route) => (lost++ < 3 ? route.abort() : route.continue()));
    await page.goto("/contact");
    await hydrated(page);
    await expect.poll(() => lost, { timeout: 15_000 }).toBe(4);
    await expect(page.locator(".field").first()).toHaveCSS("display", "grid");
    await page.getByRole("contentinfo").getByRole("link", { name: "Terms & Conditions" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Terms & Conditions");
  });

  test("until script is there home has its bar, its menu is a link to the site map, and nothing waits for a press in vain", async ({ page, expectConsole }) => {
    expectConsole(/ERR_FAILED/);
    const held: Route[] = [];
    let away = true;
    await page.route(scripts, async (route) => {
      if (away) return route.abort();
      held.push(route);
      await route.continue();
    });
    await page.goto("/");
    // What the start promises is withdrawn with the first file that does not come.
    await expect.poll(() => status(page)).toBeNull();
    const bar = page.locator("header.bar");
    await expect(bar).toBeInViewport();
    await expect(bar.getByRole("button", { name: "Open menu" })).toBeHidden();
    await bar.getByRole("link", { name: "Menu" }).click();
    await expect(page).toHaveURL(/#site-map$/);
    await expect(page.getByRole("button", { name: "Cookie Settings" })).toHaveCount(0);
    away = false;
    await page.evaluate(() => dispatchEvent(new Event("online")));
    await hydrated(page);
    await expect(bar.getByRole("button", { name: "Open menu" })).toBeVisible();
    expect(held.length).toBeGreaterThan(0);
  });

  test("where it never comes, a form is sent as without script", extended, async ({ page, expectConsole, site }) => {
    expectConsole(/status of 404/);
    await page.route(scripts, (route) => route.fulfill({ status: 404, contentType: "text/plain", body: "Not found" }));
    const person = someone();
    await page.goto("/warmth-list");
    await fillJoinForm(page, person);
    await joinButton(page).click();
    await page.waitForURL("**/warmth-list/success");
    await site.mailTo(person.email);
  });
});

/** Holds all scripts back until the returned function is called. */
async function holdScripts(page: Page) {
  const released = Promise.withResolvers<void>();
  await page.route(scripts, async (route) => {
    await released.promise;
    await route.continue();
  });
  return released.resolve;
}

test("what is typed and ticked before hydration is kept, and the button knows", async ({ page }) => {
  const person = someone();
  const release = await holdScripts(page);
  await page.goto("/warmth-list");
  await fillJoinForm(page, person);
  expect(await status(page)).toBe("starting");
  release();
  await hydrated(page);
  await expect(page.getByLabel("Full Name")).toHaveValue(person.name);
  await expect(page.getByLabel("Email Address")).toHaveValue(person.email);
  await expect(page.getByRole("checkbox", { name: "I agree to the terms" })).toBeChecked();
  await page.getByLabel("Full Name").fill("");
  await expect(joinButton(page)).toBeDisabled();
});

test("a button pressed before hydration does its work afterwards", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  const release = await holdScripts(page);
  await page.goto("/terms");
  await page.getByRole("button", { name: "Open menu" }).click();
  release();
  await expect(page.getByRole("dialog", { name: "Menu" })).toBeVisible();
});

test("a button pressed twice before hydration is pressed once: who presses again because nothing happened does not mean to undo it", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  const release = await holdScripts(page);
  await page.goto("/terms");
  for (let presses = 0; presses < 2; presses++) await page.getByRole("button", { name: "Open menu" }).click();
  release();
  await hydrated(page);
  await expect(page.getByRole("dialog", { name: "Menu" })).toBeVisible();
});

test("a radio button chosen before hydration stays chosen, also where another was", extended, async ({ page, expectConsole }) => {
  expectConsole(/status of 400/);
  const release = await holdScripts(page);
  await page.goto("/your-data");
  const wishes = page.getByRole("radio");
  await wishes.last().check();
  // Good enough for the browser, and not for us: the form comes back as it was.
  await page.getByLabel("Email").fill("ann@example");
  await page.getByRole("button", { name: "Send me the link" }).click();
  await expect(page.getByRole("main").getByRole("group", { name: "Validation Error" })).toBeVisible();
  await expect(wishes.last()).toBeChecked();
  await wishes.first().check();
  release();
  await hydrated(page);
  await expect(wishes.first()).toBeChecked();
});

test("passing a radio button by keyboard complains of nothing", extended, async ({ page }) => {
  await open(page, "/your-data");
  await page.getByRole("radio").first().focus();
  await page.keyboard.press("Tab");
  await expect(page.getByLabel("Email")).toBeFocused();
  await expect(page.locator("[aria-invalid=true]")).toHaveCount(0);
  await expect(page.locator(".field-error")).toHaveCount(0);
});
