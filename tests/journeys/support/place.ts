import type { Page } from "@playwright/test";
import { cookiePolicyVersion } from "#content/cookie-policy-version.ts";
import { keepBefore } from "#tests/journeys/support/consent.ts";

/** One address in each; "nowhere" is a private one. */
const addresses = { GB: "212.58.244.1", DE: "194.25.0.1", JP: "133.11.0.1", US: "8.8.8.8", SE: "192.36.148.17", nowhere: "10.0.0.9" };

/** Where the trusted proxy says that this page's visitor is, and what their browser's languages are. */
export async function comeFrom(page: Page, place: keyof typeof addresses, languages: string[] = ["en"]) {
  await page.setExtraHTTPHeaders({ "x-forwarded-for": addresses[place] });
  await page.addInitScript((given) => Object.defineProperty(navigator, "languages", { get: () => given }), languages);
}

/** A choice that stands, with the handy extras in it or without. */
export const keepChoice = (page: Page, functional: boolean) =>
  keepBefore(page, {
    cc_prefs: JSON.stringify({ necessary: true, functional, analytics: false, advertising: false, policy: cookiePolicyVersion, at: new Date().toISOString() }),
    cc_visited: "true",
  });
