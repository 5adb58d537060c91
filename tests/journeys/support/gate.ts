import type { Page } from "@playwright/test";
import { test as base, expect, hydrated, openSiteUnderTest, type SiteUnderTest } from "#tests/journeys/support/site.ts";

export const sitePassword = "Warm hands, cold sea";
export const accessCode = "WARM-2027";

/** What the gate says, word for word as the specification quotes it. */
export const gateWords = {
  granted: { title: "Access granted", description: "Welcome to the site!" },
  wrongPassword: (left: number) => ({ title: "Access denied", description: `Incorrect password. ${left} attempts remaining.` }),
  blocked: { title: "Access Blocked", description: "Too many failed attempts. Try again after" },
  wrongCode: { title: "Access denied", description: "Incorrect code. Please try again." },
  failed: { title: "System Error", description: "Unable to verify access. Please try again." },
  away: { title: "Connection Error", description: "Unable to connect to verification service." },
};

/** A site of each test file's own that is closed. */
const closedSite = (env: Record<string, string>) =>
  base.extend<object, { site: SiteUnderTest }>({
    site: [
      // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the parameter's shape
      async ({}, use) => {
        const site = await openSiteUnderTest(env);
        await use(site);
        expect(await site.stop(), "the server's exit code").toBe(0);
      },
      { scope: "worker" },
    ],
  });

export const withPassword = closedSite({ SITE_ACCESS: "password", SITE_PASSWORD: sitePassword });
export const withCode = closedSite({ SITE_ACCESS: "code", ACCESS_CODE: accessCode });

/** The gate's script runs; the status of the page is the browser's only complaint. */
export async function meetGate(page: Page, path = "/") {
  await page.goto(path);
  await hydrated(page);
}

export const passwordField = (page: Page) => page.getByLabel("Access password");
export const codeField = (page: Page) => page.getByLabel("Access code");
export const enterButton = (page: Page) => page.locator("[data-lock-button]");

export async function tryPassword(page: Page, typed: string) {
  await passwordField(page).fill(typed);
  await enterButton(page).click();
}

export async function tryCode(page: Page, typed: string) {
  await codeField(page).fill(typed);
  await enterButton(page).click();
}

/** The lock is gone, and the site's own script runs. */
export async function expectInside(page: Page) {
  await expect(page.locator("[data-lock]")).toHaveCount(0);
  await expect(page.getByRole("main")).toBeVisible();
  await hydrated(page);
}

/** A message that came up, of the two kinds. */
export const said = (page: Page, { title, description }: { title: string; description: string }) =>
  page.locator("[data-toasts]").getByText(title, { exact: true }).locator("..").filter({ hasText: description });
