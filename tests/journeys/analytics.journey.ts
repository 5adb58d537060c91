import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import type { BrowserContext, Page, Request } from "@playwright/test";
import { cookiePolicyVersion } from "#content/cookie-policy-version.ts";
import { storageKeys } from "#contracts/storage-keys.ts";
import { expectAxeClean } from "#tests/journeys/support/axe.ts";
import { inBanner, keepBefore, meetBanner } from "#tests/journeys/support/consent.ts";
import { fillJoinForm, joinButton, someone } from "#tests/journeys/support/join.ts";
import { operatorLink, runOperator, signIn } from "#tests/journeys/support/operator.ts";
import { expectNoSidewaysScroll } from "#tests/journeys/support/sideways.ts";
import { expect, extended, hydrated, open, openSiteUnderTest, type SiteUnderTest, test } from "#tests/journeys/support/site.ts";
import { chunkOf } from "#tests/support/find-chunk.ts";
import { playPostHog, postHogKeys } from "#tests/support/play-posthog.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

const choice = (analytics: boolean) => ({
  cc_prefs: JSON.stringify({
    necessary: true,
    functional: false,
    analytics,
    advertising: false,
    policy: cookiePolicyVersion,
    at: new Date().toISOString(),
    receipt: "0".repeat(32),
  }),
  cc_visited: "true",
});

const counting = ["/functions/v1/posthog-sync", chunkOf("app/features/analytics/start-analytics.ts")];
const isCounting = (request: Request) => counting.includes(new URL(request.url()).pathname);

/** Everything that counting sends or fetches, from now on. */
function watch(context: BrowserContext) {
  const seen: Request[] = [];
  context.on("request", (request) => {
    if (isCounting(request)) seen.push(request);
  });
  return seen;
}

const analyticsKeys = Object.values(storageKeys)
  .filter(({ category }) => category === "analytics")
  .map(({ name }) => name as string);
const keptKeys = (page: Page) => page.evaluate((names) => Object.keys(localStorage).filter((key) => names.some((name) => key.startsWith(name))), analyticsKeys);
const readVisit = async (page: Page) =>
  JSON.parse((await page.evaluate(() => localStorage.getItem("visit"))) ?? "{}") as { visitor?: string; session?: string };

/** What the server has of one browser, oldest first. */
const countedOf = (site: SiteUnderTest, visitor: string | undefined) =>
  site.db
    .selectFrom("counted_events")
    .selectAll()
    .where("visitor", "=", visitor ?? "")
    .orderBy("at")
    .execute();
const pathsOf = async (site: SiteUnderTest, visitor: string | undefined) => (await countedOf(site, visitor)).map(({ event, path }) => `${event} ${path}`);

/** Goes on by a link of the page, as a visitor does. */
const goOn = async (page: Page, name: string, path: string) => {
  await page.getByRole("contentinfo").getByRole("link", { name, exact: true }).first().click();
  await page.waitForURL(`**${path}`);
};

// That nothing is fetched, sent or kept without consent is held by privacy.journey.ts.
test("after consent, page views and presses arrive: what is listed in the policy, and nothing else", async ({ page, site }) => {
  await meetBanner(page);
  // A slow line: the page that was left lives on for a while.
  await page.route("**/terms", async (route) => {
    await sleep(1_500);
    await route.continue();
  });
  const loaded = page.waitForEvent("load");
  await inBanner(page, "Accept all").click();
  await loaded;
  await hydrated(page);
  await expect.poll(async () => (await readVisit(page)).visitor).toMatch(/^[0-9a-f]{32}$/);
  const { visitor, session } = await readVisit(page);
  await goOn(page, "FAQ", "/faq");
  await page
    .getByRole("main")
    .getByRole("link", { name: /contact/i })
    .first()
    .click();
  await page.waitForURL("**/contact");
  const arrived = async () => {
    await page.clock.fastForward(6_000);
    return pathsOf(site, visitor);
  };
  // In no order: each second that the clock is put on makes what still waits look older.
  await expect.poll(async () => (await arrived()).toSorted()).toEqual(["page_view /contact", "page_view /faq", "page_view /terms"]);
  // It forgets them once it has heard that they arrived.
  await expect.poll(() => keptKeys(page)).not.toContain("visit-events");
  const row = (await countedOf(site, visitor)).find(({ path }) => path === "/terms");
  expect(row).toEqual({
    id: expect.any(String),
    event: "page_view",
    visitor,
    session,
    path: "/terms",
    referrer: null,
    country: null,
    device: "desktop",
    browser: "chrome",
    at: expect.any(Date),
    to_send: false,
  });
});

test("the way to the checkout and to the list is counted, step by step", extended, async ({ page, site }) => {
  await keepBefore(page, choice(true));
  await open(page, "/warmth-list");
  await fillJoinForm(page, someone());
  await joinButton(page).click();
  await page.waitForURL("**/warmth-list/success");
  const { visitor } = await readVisit(page);
  // Counted once it is drawn; nobody is as quick as this test.
  await expect
    .poll(async () => [...(await pathsOf(site, visitor)), await page.evaluate(() => localStorage.getItem("visit-events"))].join())
    .toContain("sign_up_sent");
  await page.goto("/faq");
  await hydrated(page);
  await page
    .getByRole("banner")
    .getByRole("link", { name: /Pre-order/i })
    .first()
    .click();
  await page.waitForURL("**/checkout");
  await page.getByRole("checkbox").first().check();
  await page.getByRole("button", { name: /^Secure (Checkout|My Pre-Order)/ }).click();
  await page.waitForURL(/\/card\//);
  await page.goto("/terms");
  await hydrated(page);
  await expect
    .poll(() => pathsOf(site, visitor), { timeout: 12_000 })
    .toEqual([
      "page_view /warmth-list",
      "page_view /warmth-list/success",
      "sign_up_sent /warmth-list",
      "page_view /faq",
      "pre_order_pressed /faq",
      "page_view /checkout",
      "checkout_pressed /checkout",
      "page_view /terms",
    ]);
});

test("what happens offline is kept, and sent when the connection is back", extended, async ({ page, context, site, expectConsole }) => {
  expectConsole(/net::ERR_INTERNET_DISCONNECTED/);
  await keepBefore(page, choice(true));
  await open(page, "/terms");
  await expect.poll(async () => (await readVisit(page)).visitor).toBeTruthy();
  const { visitor } = await readVisit(page);
  await expect.poll(() => pathsOf(site, visitor), { timeout: 12_000 }).toEqual(["page_view /terms"]);
  await context.setOffline(true);
  await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
  await page.evaluate(() => {
    // In another tab: in this one, a link is not followed without a connection.
    const link = Object.assign(document.createElement("a"), { href: "/checkout", target: "_blank" });
    link.addEventListener("click", (event) => event.preventDefault());
    document.body.append(link);
    link.click();
  });
  await expect.poll(() => page.evaluate(() => JSON.parse(localStorage.getItem("visit-events") ?? "[]").length)).toBe(1);
  await page.evaluate(() => new Promise((done) => setTimeout(done, 5_500)));
  expect(await pathsOf(site, visitor)).toEqual(["page_view /terms"]);
  await context.setOffline(false);
  await expect.poll(() => pathsOf(site, visitor)).toEqual(["page_view /terms", "pre_order_pressed /terms"]);
  await expect.poll(() => keptKeys(page)).not.toContain("visit-events");
});

test("a page that is left at once is counted, and once only", extended, async ({ page, site }) => {
  await keepBefore(page, choice(true));
  await open(page, "/terms");
  await expect.poll(() => keptKeys(page)).toContain("visit-events");
  const { visitor } = await readVisit(page);
  await page.goto("/robots.txt");
  // Sooner than events wait for company.
  await expect.poll(() => pathsOf(site, visitor), { timeout: 4_000 }).toEqual(["page_view /terms"]);
  // No answer could be waited for, so the next page sends it again.
  const again = page.waitForResponse("**/functions/v1/posthog-sync");
  await open(page, "/faq");
  expect((await again).request().postDataJSON().data).toHaveLength(2);
  await expect.poll(() => pathsOf(site, visitor)).toEqual(["page_view /terms", "page_view /faq"]);
});

test("the background sync keeps its clock", async ({ page, context }) => {
  await keepBefore(page, choice(true));
  await page.clock.install();
  const syncs: number[] = [];
  context.on("request", (request) => {
    if (isCounting(request) && request.postData()?.includes("sync_analytics")) syncs.push(1);
  });
  await open(page, "/terms");
  await expect.poll(async () => (await readVisit(page)).visitor).toBeTruthy();
  await page.clock.fastForward(2_900);
  expect(syncs).toHaveLength(0);
  await page.clock.fastForward(200);
  await expect.poll(() => syncs.length).toBe(1);
  await expect.poll(() => keptKeys(page)).toContain("visit-synced");

  const beSeenAgain = () => page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
  await page.clock.fastForward("04:00");
  await beSeenAgain();
  await page.clock.fastForward(1_100);
  expect(syncs, "four minutes later").toHaveLength(1);
  await page.clock.fastForward("01:00");
  await beSeenAgain();
  await page.clock.fastForward(900);
  expect(syncs, "before the second is over").toHaveLength(1);
  await page.clock.fastForward(200);
  await expect.poll(() => syncs.length, "five minutes later").toBe(2);
  await page.clock.fastForward("26:00");
  await expect.poll(() => syncs.length, "half an hour after the start").toBe(3);
});

test("a failure is nobody's business, and what was to be sent waits", extended, async ({ page, site, expectConsole }) => {
  // The browser's own word for a request that the test cuts off.
  expectConsole(/net::ERR_FAILED/);
  await keepBefore(page, choice(true));
  let broken = true;
  await page.route("**/functions/v1/posthog-sync", (route) => (broken ? route.abort() : route.continue()));
  await page.clock.install();
  const ours: string[] = [];
  page.on("console", (message) => {
    if (message.type() !== "debug" && !/net::ERR_FAILED/.test(message.text())) ours.push(message.text());
  });
  await open(page, "/terms");
  await expect.poll(() => keptKeys(page)).toContain("visit-events");
  const { visitor } = await readVisit(page);
  await page.clock.fastForward(6_000);
  await expect.poll(() => keptKeys(page)).toContain("visit-events");
  broken = false;
  await page.reload();
  await hydrated(page);
  await page.clock.fastForward(6_000);
  await expect.poll(() => pathsOf(site, visitor)).toEqual(["page_view /terms", "page_view /terms"]);
  expect(ours).toEqual([]);
});

test("half an hour without a sign of life ends a visit, and another tab is part of it", extended, async ({ page, context, site }) => {
  await keepBefore(page, choice(true));
  await page.clock.install();
  await open(page, "/terms");
  await expect.poll(async () => (await readVisit(page)).session).toBeTruthy();
  const { visitor, session } = await readVisit(page);
  const tab = await context.newPage();
  await tab.goto("/faq");
  await hydrated(tab);
  await expect.poll(() => pathsOf(site, visitor), { timeout: 12_000 }).toContain("page_view /faq");
  expect((await readVisit(tab)).session).toBe(session);
  await tab.close();
  await page.clock.fastForward("31:00");
  await goOn(page, "FAQ", "/faq");
  await expect.poll(async () => (await readVisit(page)).session).not.toBe(session);
  expect((await readVisit(page)).visitor).toBe(visitor);
});

test("withdrawal stops it at once, here and in another tab, and leaves nothing in the browser", extended, async ({ page, context }) => {
  await keepBefore(page, choice(true));
  await open(page, "/terms");
  await expect.poll(() => keptKeys(page)).toContain("visit");
  const tab = await context.newPage();
  await tab.goto("/faq");
  await hydrated(tab);

  await page.getByRole("contentinfo").getByRole("button", { name: "Cookie Settings" }).click();
  const loaded = page.waitForEvent("load");
  await inBanner(page, "Reject non-essential").click();
  await loaded;
  await hydrated(page);
  await expect.poll(() => keptKeys(page)).toEqual([]);
  const seen = watch(context);
  await goOn(page, "FAQ", "/faq");
  await goOn(tab, "Blog", "/blog");
  // Longer than events wait for company, and than the first sync waits.
  await tab.evaluate(() => new Promise((done) => setTimeout(done, 6_000)));
  expect(seen.map((request) => request.url())).toEqual([]);
  expect(await keptKeys(tab)).toEqual([]);
});

test("one person's own pages are counted by their kind, and the back office not at all", extended, async ({ page, site, expectConsole }) => {
  expectConsole(/status of 404/);
  await keepBefore(page, choice(true));
  await open(page, "/received/EMB-7K4M-2Q9X");
  await expect.poll(async () => (await readVisit(page)).visitor).toBeTruthy();
  const { visitor } = await readVisit(page);
  await signIn(page, site);
  await open(page, "/operator");
  await page.goto("/terms");
  await hydrated(page);
  await expect.poll(() => pathsOf(site, visitor), { timeout: 12_000 }).toEqual(["page_view /received", "page_view /terms"]);
});

test("the owner sees the figures: words, numbers and bars, on a phone too, and the same from the command line", extended, async ({ page }) => {
  const site = await openSiteUnderTest();
  try {
    const seen = (session: string, path: string) => ({
      id: randomUUID(),
      event: "page_view" as const,
      visitor: session,
      session,
      path,
      referrer: null,
      country: "GB",
      device: "phone" as const,
      browser: "safari" as const,
      at: new Date(),
    });
    await site.db
      .insertInto("counted_events")
      .values([seen("visit-one", "/"), seen("visit-one", "/faq"), seen("visit-two", "/")])
      .execute();
    await page.goto(await operatorLink(site));
    await page.getByRole("button", { name: "Open the back office" }).click();
    await page.getByRole("navigation", { name: "Back office" }).getByRole("link", { name: "Figures" }).click();
    await expect(page.getByRole("heading", { name: "Figures" })).toBeVisible();
    const row = (label: string) => page.getByRole("listitem").filter({ hasText: label });
    await expect(row("/ (home)")).toContainText("2");
    await expect(row("United Kingdom")).toContainText("2");
    await expect(page.getByText("no checkout was started", { exact: false })).toBeVisible();
    await page.locator("summary", { hasText: "Day by day Visits" }).click();
    await expect(page.getByRole("table", { name: "Visits, day by day" }).getByRole("row")).toHaveCount(30);
    await page.getByRole("link", { name: "7 days" }).click();
    await expect(page.getByRole("link", { name: "7 days" })).toHaveAttribute("aria-current", "page");
    await expect(page.getByRole("table", { name: "Visits, day by day" }).getByRole("row")).toHaveCount(7);
    await page.getByRole("link", { name: "12 months" }).click();
    await page.locator("summary", { hasText: "Month by month Paid pre-orders" }).click();
    const months = page.getByRole("table", { name: "Paid pre-orders, month by month" }).getByRole("row");
    await expect(months).toHaveCount(13);
    await expect(months.nth(1)).toHaveText(/^\w{3} \d{4}0£0\.00$/);
    for (const width of [320, 820, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await expectNoSidewaysScroll(page);
    }
    await expectAxeClean(page);
    expect(await runOperator(site, "insights", "top-pages")).toBe("Pages, last 30 days: 3\n  2  / (home)\n  1  /faq\n");
  } finally {
    await page.close();
    await site.stop();
  }
});

test.describe("with PostHog", () => {
  // Its library counts no browser that says it is driven.
  test.use({
    userAgent: "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36",
  });

  test("its library runs from our own bundle, after consent, and asks nobody but us and the host that is set", extended, async ({ page, context }) => {
    const posthog = await playPostHog();
    const site = await openSiteUnderTest({
      ANALYTICS: "posthog",
      POSTHOG_URL: posthog.url,
      POSTHOG_KEY: postHogKeys.project,
      POSTHOG_PERSONAL_API_KEY: postHogKeys.personal,
      POSTHOG_PROJECT_ID: postHogKeys.projectId,
    });
    try {
      const asked = new Set<string>();
      context.on("request", (request) => asked.add(new URL(request.url()).origin));
      await page.addInitScript(() => {
        Object.defineProperty(Navigator.prototype, "webdriver", { get: () => false });
        Object.defineProperty(Navigator.prototype, "userAgentData", { get: () => undefined });
      });
      const seen = watch(context);
      await open(page, `${site.origin}/terms`);
      await page.waitForLoadState("networkidle");
      expect([...asked]).toEqual([site.origin]);
      expect(seen).toEqual([]);

      await page.getByRole("contentinfo").getByRole("button", { name: "Cookie Settings" }).click();
      const loaded = page.waitForEvent("load");
      await inBanner(page, "Accept all").click();
      await loaded;
      await hydrated(page);
      const viewed = () => posthog.events().map(({ event, properties }) => `${event} ${properties.$pathname}`);
      // Its library is fetched with the consent: who goes on before it is there is counted on the next page.
      await expect.poll(viewed, { timeout: 20_000 }).toEqual(["$pageview /terms"]);
      await goOn(page, "FAQ", "/faq");
      await expect.poll(viewed, { timeout: 20_000 }).toEqual(["$pageview /terms", "$pageview /faq"]);
      expect([...asked].sort()).toEqual([site.origin, posthog.url].sort());
      const names = new Set(posthog.events().flatMap(({ properties }) => Object.keys(properties)));
      for (const name of ["$raw_user_agent", "$browser_version", "$screen_width", "$referrer", "title", "$set", "$set_once"]) expect(names).not.toContain(name);

      const [cookie] = (await context.cookies()).filter(({ name }) => name.startsWith("ph_"));
      expect(cookie?.name).toBe("ph_visits");
      expect(Math.round(((cookie?.expires ?? 0) - Date.now() / 1_000) / 86_400)).toBe(365);
      expect((await keptKeys(page)).filter((key) => key.startsWith("ph_"))).not.toEqual([]);

      await page.getByRole("contentinfo").getByRole("button", { name: "Cookie Settings" }).click();
      const again = page.waitForEvent("load");
      await inBanner(page, "Reject non-essential").click();
      await again;
      await hydrated(page);
      const before = posthog.requests.length;
      await goOn(page, "Blog", "/blog");
      await page.evaluate(() => new Promise((done) => setTimeout(done, 4_000)));
      expect(posthog.requests.length).toBe(before);
      expect(await keptKeys(page)).toEqual([]);
      expect(await page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith("ph_")))).toEqual([]);
      expect((await context.cookies()).filter(({ name }) => name.startsWith("ph_"))).toEqual([]);
    } finally {
      await page.close();
      await site.stop();
      await posthog.close();
    }
  });
});
