import type { Page } from "@playwright/test";
import { personWords } from "#content/assistant/words.ts";
import { keepBefore } from "#tests/journeys/support/consent.ts";
import { formWalks, walkForm } from "#tests/journeys/support/form-walks.ts";
import { expect, extended, hydrated, open, test, toast } from "#tests/journeys/support/site.ts";
import { chunkOf } from "#tests/support/find-chunk.ts";

test.use({ contextOptions: { reducedMotion: "no-preference" } });

/** What comes after the page, and who misses what without it. */
const late = {
  banner: "app/features/consent/banner.tsx",
  analytics: "app/features/analytics/start-analytics.ts",
  prices: "app/features/currency/find-price.ts",
  confetti: "app/ui/confetti/confetti-canvas.ts",
  countries: "app/features/warmth-list/country-combobox.tsx",
  assistant: "app/features/chat/panels.tsx",
  person: "app/features/chat/person-form.tsx",
} as const;

/** As a content blocker does. */
const block = (page: Page, part: keyof typeof late) => page.route(`**${chunkOf(late[part])}`, (route) => route.abort("blockedbyclient"));
const blocked = /ERR_BLOCKED_BY_CLIENT|dynamically imported module/;
const allowed = { cc_visited: "true", cc_prefs: JSON.stringify({ necessary: true, functional: true, analytics: true, advertising: true }) };
const join = formWalks.find(({ name }) => name === "join");
const checkout = formWalks.find(({ name }) => name === "checkout");

test("the late files are each their own", () => {
  expect(new Set(Object.values(late).map(chunkOf)).size).toBeGreaterThan(5);
});

test("without any of them the page works, joins and goes to pay", extended, async ({ page, expectConsole }) => {
  expectConsole(blocked);
  await keepBefore(page, allowed);
  for (const part of Object.keys(late) as (keyof typeof late)[]) await block(page, part);
  await open(page, "/");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  for (const walk of [join, checkout]) if (walk) await walkForm(page, walk);
});

test("a press on Cookie Settings always answers, and works once its code may come", extended, async ({ page, expectConsole }) => {
  expectConsole(blocked);
  await block(page, "banner");
  await open(page, "/terms");
  const settings = page.getByRole("contentinfo").getByRole("button", { name: "Cookie Settings" });
  await expect(async () => {
    await hydrated(page);
    await settings.click();
    await expect(toast(page, "Cookie Settings didn't load")).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.unroute(`**${chunkOf(late.banner)}`);
  await settings.click();
  await expect(page.getByRole("region", { name: "Cookie preferences" })).toBeVisible();
});

test(
  "code that a browser never asks for again comes with the page: loaded anew once, with what was typed, and pressed again",
  extended,
  async ({ page, expectConsole }) => {
    expectConsole(/ERR_CONNECTION_RESET|dynamically imported module/);
    await keepBefore(page, { cc_visited: "true" });
    let asked = 0;
    await page.route(`**${chunkOf(late.banner)}`, (route) => (++asked < 3 ? route.abort("connectionreset") : route.continue()));
    await open(page, "/warmth-list");
    await page.getByLabel("Full Name").fill("Ada O'Brien");
    const settings = page.getByRole("contentinfo").getByRole("button", { name: "Cookie Settings" });
    await settings.click();
    await expect(toast(page, "Cookie Settings didn't load")).toBeVisible();
    expect(asked).toBe(1);
    const loaded = page.waitForEvent("load");
    await settings.click();
    await loaded;
    await expect(page.getByRole("region", { name: "Cookie preferences" })).toBeVisible();
    await expect(page.getByLabel("Full Name")).toHaveValue("Ada O'Brien");
  },
);

test("the way to a person comes so, too: the panel is open again, and its button pressed again", extended, async ({ page, expectConsole }) => {
  expectConsole(/ERR_CONNECTION_RESET|dynamically imported module/);
  await keepBefore(page, { cc_visited: "true" });
  let asked = 0;
  await page.route(`**${chunkOf(late.person)}`, (route) => (++asked < 3 ? route.abort("connectionreset") : route.continue()));
  await open(page, "/faq");
  await page.locator(".chat-door").click();
  const way = page.getByRole("button", { name: personWords.open });
  await way.click();
  await expect(toast(page, personWords.lost.title)).toBeVisible();
  const loaded = page.waitForEvent("load");
  await way.click();
  await loaded;
  await expect(page.getByRole("form", { name: personWords.open })).toBeVisible();
});

test("a press on the assistant answers without its code, too", extended, async ({ page, expectConsole }) => {
  expectConsole(blocked);
  await block(page, "assistant");
  await open(page, "/faq");
  await expect(async () => {
    await hydrated(page);
    await page.locator(".chat-door").click();
    await expect(toast(page, "The assistant didn't load")).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});
