import type { Page } from "@playwright/test";
import { stockLine } from "#content/site/back-office/shop.ts";
import { changesPath } from "#contracts/changes.ts";
import { expectAxeClean } from "#tests/journeys/support/axe.ts";
import { buyer, freeUnits, orderOf, placePaidOrder } from "#tests/journeys/support/buy.ts";
import { listenToLiveRegions } from "#tests/journeys/support/live-regions.ts";
import { signIn } from "#tests/journeys/support/operator.ts";
import { expect, extended, open, type SiteUnderTest, test } from "#tests/journeys/support/site.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

/** Opens a page of the back office that hears of changes. */
async function openFollowing(page: Page, path: string) {
  const heard = page.waitForResponse(`**${changesPath}*`);
  await open(page, path);
  expect((await heard).status()).toBe(200);
  // What the page has already isn't told again.
  expect((await heard).url()).toMatch(/\?since=[\w-]+\.\d+$/);
}

/** Somebody else's browser buys a tube; answers the order's reference. */
async function buyElsewhere(page: Page, site: SiteUnderTest) {
  const browser = page.context().browser();
  const context = await browser?.newContext({ baseURL: site.origin, extraHTTPHeaders: { "x-forwarded-for": "10.7.7.7" } });
  const other = await context?.newPage();
  if (!other) throw new Error("no browser");
  const who = buyer();
  await placePaidOrder(other, who);
  await context?.close();
  return (await orderOf(site, who)).reference;
}

const offer = (page: Page) => page.getByRole("button", { name: "Show it" });

test("an order that's paid elsewhere comes to the overview and to the orders without a reload: the focus stays, and no reader is told", async ({
  page,
  site,
}) => {
  await signIn(page, site);
  const heard = await listenToLiveRegions(page);
  const free = await freeUnits(site);
  const shows = {
    "/operator": () => page.getByText(stockLine.available(free - 1)),
    "/operator/orders": (reference: string) => page.getByRole("row").filter({ hasText: reference }),
  };
  for (const [path, shown] of Object.entries(shows))
    await test.step(path, async () => {
      await openFollowing(page, path);
      const link = page.getByRole("main").getByRole("link").first();
      await link.focus();
      await page.evaluate(() => Object.assign(window, { stayed: true }));
      const before = heard.length;
      const reference = await buyElsewhere(page, site);
      await expect(shown(reference)).toBeVisible();
      expect(await page.evaluate(() => "stayed" in window)).toBe(true);
      await expect(link).toBeFocused();
      await expect(offer(page)).toHaveCount(0);
      expect(heard.slice(before)).toEqual([]);
    });
});

test("words that aren't sent stay, and so does what came of a press; a line offers what's new", extended, async ({ page, site }) => {
  await signIn(page, site);
  const first = await buyElsewhere(page, site);
  await openFollowing(page, "/operator/orders");
  const field = page.getByLabel("Find an order");
  await field.fill("half a word");
  const second = await buyElsewhere(page, site);
  await expect(offer(page)).toBeVisible();
  await expect(page.getByRole("row").filter({ hasText: second })).toHaveCount(0);
  await expect(field).toBeFocused();
  await expect(field).toHaveValue("half a word");
  await expectAxeClean(page);
  await page.setViewportSize({ width: 390, height: 844 });
  const [line, ribbon, title] = await Promise.all(
    [offer(page), page.locator(".ribbon").first(), page.getByRole("heading", { level: 1 })].map((one) => one.boundingBox()),
  );
  expect(line?.y, "below the preview's line").toBeGreaterThanOrEqual((ribbon?.y ?? 0) + (ribbon?.height ?? 0));
  expect((line?.y ?? 0) + (line?.height ?? 0), "above the title").toBeLessThanOrEqual(title?.y ?? 0);
  await offer(page).press("Enter");
  await expect(page.getByRole("row").filter({ hasText: second })).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await expect(field).toHaveValue("half a word");

  await openFollowing(page, "/operator/orders");
  await page.getByRole("button", { name: `Mark as sent: ${first}` }).press("Enter");
  const undo = page.getByRole("button", { name: `Undo: ${first} isn't sent` });
  await expect(undo).toBeFocused();
  const third = await buyElsewhere(page, site);
  await expect(page.getByRole("row").filter({ hasText: third })).toBeVisible();
  await expect(undo).toBeFocused();
});

test("what came of one's own press isn't offered as something new to whoever types on; what comes later is", extended, async ({ page, site }) => {
  await page.addInitScript(() => {
    const opened: EventSource[] = [];
    Object.assign(window, {
      EventSource: class {
        static CLOSED = 2;
        close() {}
        constructor() {
          opened.push(this as unknown as EventSource);
        }
      },
      tell: (data: string) => opened.at(-1)?.onmessage?.(new MessageEvent("message", { data })),
    });
  });
  const tell = () => page.evaluate(() => (window as unknown as { tell(area: string): void }).tell("stock"));
  await page.clock.install();
  await signIn(page, site);
  await open(page, "/operator/stock");
  const form = page.locator("main form:has([name=units])");
  await form.locator("[name=units]").fill("1");
  await form.locator("[name=why]").fill("A box more");
  await form.getByRole("button").click();
  await expect(page.locator("main .notice-ok")).toBeVisible();
  await form.locator("[name=why]").fill("Half a word");
  await tell();
  await page.clock.fastForward(4_000);
  await expect(offer(page)).toHaveCount(0);
  await page.clock.fastForward(10_000);
  await tell();
  await page.clock.fastForward(4_000);
  await expect(offer(page)).toBeVisible();
});

test("a stream that's refused changes nothing and says nothing", extended, async ({ page, site, expectConsole }) => {
  expectConsole(/status of 503/);
  await page.route(`**${changesPath}*`, (route) => route.fulfill({ status: 503, body: "" }));
  await signIn(page, site);
  const refused = page.waitForResponse(`**${changesPath}*`);
  await open(page, "/operator");
  await refused;
  await page.getByRole("link", { name: "Orders", exact: true }).press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Orders");
  await expect(page.locator(".notice, [role=alert]:not(:empty), .toast")).toHaveCount(0);
});

test(
  "out of sight a page hears of nothing, and looks once it's seen again; what had the focus and is gone gives it to the heading",
  extended,
  async ({ page, site }) => {
    await signIn(page, site);
    const reference = await buyElsewhere(page, site);
    await openFollowing(page, "/operator/orders");
    const be = (state: string) =>
      page.evaluate((visibilityState) => {
        Object.defineProperty(document, "visibilityState", { value: visibilityState, configurable: true });
        document.dispatchEvent(new Event("visibilitychange"));
      }, state);
    await be("hidden");
    const next = await buyElsewhere(page, site);
    await page.getByRole("button", { name: `Mark as sent: ${reference}` }).focus();
    await site.db
      .updateTable("orders")
      .set({ dispatch_at: new Date(Date.now() + 300_000) })
      .where("reference", "=", reference)
      .execute();
    await expect(page.getByRole("row").filter({ hasText: next })).toHaveCount(0);
    await be("visible");
    await expect(page.getByRole("row").filter({ hasText: next })).toBeVisible();
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
    await expect(offer(page)).toHaveCount(0);
    await site.db.updateTable("orders").set({ dispatch_at: null }).where("reference", "=", reference).execute();
  },
);

test(
  "without a connection the page stays and says so, a link that leads nowhere has words, and what is new comes once it's back",
  extended,
  async ({ page, site, context, expectConsole }) => {
    expectConsole(/ERR_INTERNET_DISCONNECTED/);
    await page.setViewportSize({ width: 390, height: 844 });
    await signIn(page, site);
    await openFollowing(page, "/operator/orders");
    const told = page.getByRole("group", { name: "You're offline" });
    await context.setOffline(true);
    await expect(told).toBeVisible();
    const bar = page.getByRole("navigation", { name: "Pages" });
    await bar.getByRole("link", { name: "Figures" }).click();
    const lost = page.getByRole("alert").filter({ hasText: "That page didn't load" });
    await expect(lost.getByRole("link", { name: "Try again" })).toHaveAttribute("href", /\/operator\/figures$/);
    const [above, below] = [await lost.boundingBox(), await bar.boundingBox()];
    expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Orders");
    await expect(page.getByRole("main")).toHaveAttribute("aria-busy", "false");
    await expectAxeClean(page);
    await page.mouse.wheel(0, 600);
    await expect(told, "wherever the page stands").toBeInViewport();
    await context.setOffline(false);
    await expect(told).toHaveCount(0);
    await lost.getByRole("link", { name: "Try again" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Figures");
  },
);
