import type { Page } from "@playwright/test";
import { expect, open } from "#tests/journeys/support/site.ts";

export const banner = (page: Page) => page.getByRole("region", { name: "Cookie preferences" });
export const inBanner = (page: Page, button: string) => banner(page).getByRole("button", { name: button, exact: true });

/** Opens a page on a clock of the test's own and lets the three seconds pass. */
export async function meetBanner(page: Page, path = "/terms") {
  await page.clock.install();
  await open(page, path);
  await page.clock.fastForward(3_000);
  await expect(banner(page)).toBeVisible();
}

/** Long enough for a banner to have come, had it been going to. */
export async function expectNotAsked(page: Page) {
  await page.clock.fastForward(10_000);
  await expect(page.locator(".dock-consent")).toBeEmpty();
}

/** What is kept, or null; nothing to compare with while the page is being loaded anew. */
export const readChoice = (page: Page) => page.evaluate(() => JSON.parse(localStorage.getItem("cc_prefs") ?? "null")).catch(() => undefined);

/** What is kept once everything was refused: nobody is asked. */
export const refusedBefore = {
  cc_prefs: JSON.stringify({ necessary: true, functional: false, analytics: false, advertising: false }),
  cc_visited: "true",
};

/** Puts something into the browser's storage before any page of ours runs; once, so that what is saved later stays. */
export const keepBefore = (page: Page, items: Record<string, string>) =>
  page.addInitScript((given) => {
    if (sessionStorage.getItem("test-kept")) return;
    sessionStorage.setItem("test-kept", "1");
    for (const [name, value] of Object.entries(given)) localStorage.setItem(name, value);
  }, items);

/** Counts how often this tab loads a document from now on, the reloads that a choice makes among them. */
export function countLoads(page: Page) {
  let loads = 0;
  page.on("domcontentloaded", () => loads++);
  return () => loads;
}
