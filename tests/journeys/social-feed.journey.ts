import type { Page } from "@playwright/test";
import { profiles } from "#content/brand.ts";
import { socialFeed } from "#content/site/social-media.ts";
import { feedPath } from "#contracts/feed.ts";
import { expectAxeClean } from "#tests/journeys/support/axe.ts";
import { banner, countLoads, inBanner, keepBefore, meetBanner, readChoice } from "#tests/journeys/support/consent.ts";
import { expect, extended, open, test } from "#tests/journeys/support/site.ts";
import { standInForX } from "#tests/journeys/support/social.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

const feed = (page: Page) => page.getByRole("region", { name: "Post feed" });
const showFeed = (page: Page) => feed(page).getByRole("button", { name: "Show feed" });
const posts = (page: Page) => feed(page).frameLocator("iframe").locator(".stand-in");
const allowed = { cc_prefs: JSON.stringify({ necessary: true, functional: true, analytics: false, advertising: false }), cc_visited: "true" };

/** Everything asked of anyone but our own origin. */
function watchOthers(page: Page, origin: string) {
  const asked: string[] = [];
  page.context().on("request", (request) => {
    const url = request.url();
    if (url.startsWith("http") && !url.startsWith(origin)) asked.push(url);
  });
  return asked;
}

test("Show feed allows it in place: no reload, a receipt in its own words, the focus kept, nothing moved", async ({ page, site }) => {
  await standInForX(page, "posts");
  const asked = watchOthers(page, site.origin);
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, "/social-media");
  await expect(showFeed(page)).toBeVisible();
  expect(asked).toEqual([]);
  const before = await feed(page).boundingBox();
  const loads = countLoads(page);
  const proof = page.waitForRequest("**/functions/v1/record-consent");

  await showFeed(page).focus();
  await page.keyboard.press("Enter");
  await expect(posts(page)).toBeVisible();
  await expect(feed(page)).toBeFocused();
  await expect(feed(page).getByRole("status")).toContainText("have loaded");
  expect(JSON.parse((await posts(page).textContent()) ?? "")).toMatchObject({ url: socialFeed.url, theme: "dark", width: 500, height: 600, dnt: true });
  expect(await feed(page).boundingBox()).toEqual(before);
  expect((await proof).postDataJSON()).toMatchObject({ wording: "feed-1", choices: { functional: true, analytics: false, advertising: false } });
  const { receipt } = await readChoice(page);
  await expect
    .poll(() => site.db.selectFrom("consent_receipts").select(["wording", "functional"]).where("id", "=", receipt).execute())
    .toEqual([{ wording: "feed-1", functional: true }]);
  expect(loads()).toBe(0);
  expect(new Set(asked)).toEqual(new Set(["https://platform.twitter.com/widgets.js"]));
});

test("it comes on entering, from any page, and goes on leaving", extended, async ({ page }) => {
  await standInForX(page, "posts");
  await keepBefore(page, allowed);
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, "/terms");
  const loads = countLoads(page);
  await page.getByRole("contentinfo").getByRole("link", { name: "Social Media" }).click();
  await expect(posts(page)).toBeVisible();
  expect(loads(), "under the policy of the page before it").toBe(0);
  await page.getByRole("contentinfo").getByRole("link", { name: "Privacy Policy" }).click();
  await expect(page).toHaveURL(/privacy-policy$/);
  await expect(page.locator("iframe")).toHaveCount(0);
  expect(page.frames()).toHaveLength(1);
  expect(await page.evaluate(() => ["twttr" in window, document.querySelectorAll("script[src*=twitter]").length])).toEqual([false, 0]);
});

test("withdrawn, it is gone at once, and stays gone", extended, async ({ page }) => {
  await standInForX(page, "posts");
  await keepBefore(page, allowed);
  await open(page, "/social-media");
  await expect(posts(page)).toBeVisible();
  await page.getByRole("main").getByRole("button", { name: "Cookie Settings" }).click();
  await inBanner(page, "Reject non-essential").click();
  await expect(showFeed(page)).toBeVisible();
  expect(page.frames()).toHaveLength(1);
});

test("a banner that waits for an answer takes Show feed for one, and can be asked for more", extended, async ({ page }) => {
  await standInForX(page, "posts");
  await meetBanner(page, "/social-media");
  await showFeed(page).click();
  await expect(posts(page)).toBeVisible();
  await expect(banner(page)).toBeHidden();
  await page.getByRole("main").getByRole("button", { name: "Cookie Settings" }).click();
  await expect(banner(page)).toContainText("you allowed: functional.");
});

for (const [answer, heading] of [
  ["refused", "The posts didn't load"],
  ["silent", "The posts didn't load"],
  ["none", "No posts to show"],
] as const)
  test(`where X is ${answer} the profiles stand in its place, and it can be tried again`, extended, async ({ page, expectConsole }) => {
    expectConsole(/ERR_FAILED/);
    await standInForX(page, answer);
    await keepBefore(page, allowed);
    await page.clock.install();
    await open(page, "/social-media");
    if (answer === "silent") {
      await expect(feed(page).getByRole("status")).toContainText("Loading posts from X");
      await expectAxeClean(page);
      await page.clock.fastForward(8_000);
    }
    await expect(feed(page).getByRole("heading", { name: heading })).toBeVisible();
    await expect(feed(page).locator("iframe")).toHaveCount(0);
    for (const { network, url } of profiles) await expect(feed(page).getByRole("link", { name: new RegExp(`^${network} `) })).toHaveAttribute("href", url);
    await expectAxeClean(page);
    expect((await feed(page).boundingBox())?.height).toBe(600);
    await page.context().unrouteAll();
    await standInForX(page, "posts");
    await feed(page).getByRole("button", { name: "Try again" }).click();
    await expect(feed(page), "the button has gone, and its focus not with it").toBeFocused();
    await expect(posts(page)).toBeVisible();
  });

test("everything fits its frame at every width, before and instead of the posts", extended, async ({ page, expectConsole }) => {
  expectConsole(/ERR_FAILED/);
  await standInForX(page, "refused");
  await open(page, "/social-media");
  const expectFits = async () => {
    for (const width of [320, 390, 820, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const over = await feed(page).evaluate(({ scrollHeight, clientHeight, scrollWidth, clientWidth }) => [
        scrollHeight - clientHeight,
        scrollWidth - clientWidth,
      ]);
      expect(over, `${width} px`).toEqual([0, 0]);
    }
  };
  await expectFits();
  await showFeed(page).click();
  await expect(feed(page).getByRole("heading", { name: "The posts didn't load" })).toBeVisible();
  await expectFits();
  await expectAxeClean(page);
});

test("a browser that keeps nothing shows the feed for this visit", extended, async ({ page }) => {
  await standInForX(page, "posts");
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException("no", "QuotaExceededError");
    };
  });
  await open(page, "/social-media");
  await showFeed(page).click();
  await expect(showFeed(page)).toBeHidden();
  await expect(feed(page).locator("iframe")).toBeVisible();
});

test("only the frame's own policy names another company, and the frame alone fetches nothing", async ({ page, request, site }) => {
  const policyOf = async (path: string) => (await request.get(path)).headers()["content-security-policy"] ?? "";
  for (const path of ["/", "/social-media", "/checkout"]) expect(await policyOf(path)).not.toMatch(/https:|unsafe/);
  expect(await policyOf(feedPath)).toMatch(/script-src 'sha256-[^']+' https:\/\/platform\.twitter\.com;/);
  expect(await policyOf(feedPath)).toContain("frame-ancestors 'self'");
  const asked = watchOthers(page, site.origin);
  await page.goto(feedPath);
  await expect(page).toHaveURL(/\/social-media$/);
  expect(asked).toEqual([]);
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("no button that does nothing, but the profiles", async ({ page }) => {
    await page.goto("/social-media");
    await expect(feed(page).getByText("which your browser isn't running")).toBeVisible();
    await expect(showFeed(page)).toBeHidden();
    await expect(page.getByRole("main").getByRole("link", { name: /^YouTube/ })).toBeVisible();
  });
});
