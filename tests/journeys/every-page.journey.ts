import type { Page } from "@playwright/test";
import { frame } from "#content/site/frame.ts";
import { expectAxeClean } from "#tests/journeys/support/axe.ts";
import { expectReadableLines } from "#tests/journeys/support/line-length.ts";
import { expectBannerMovesNothing, noteShifts } from "#tests/journeys/support/shifts.ts";
import { expectNoSidewaysScroll } from "#tests/journeys/support/sideways.ts";
import { expect, open, test } from "#tests/journeys/support/site.ts";
import { findSmall } from "#tests/journeys/support/small-targets.ts";
import { type PageWords, pages } from "#tests/journeys/words.ts";
import { missingPage, publicPages } from "#tests/support/public-pages.ts";

const wordsOf = new Map(pages.map((words) => [words.path, words]));
const paths = [...new Set([...publicPages, ...wordsOf.keys()])];
/** A page of each kind: `npm test` has axe read these on a wide screen too, `npm run prove -- keyboard` all. Every page is read on a phone. */
const ofEachKind = new Set([
  "/",
  "/accessibility",
  "/blog",
  "/checkout",
  "/contact",
  "/deck",
  "/faq",
  "/more-information",
  "/more-information/partners",
  "/order/find",
  "/pre-order",
  "/privacy-policy",
  "/shipping",
  "/social-media",
  "/warmth-list",
]);

/** What the specification quotes of a page, word for word. */
async function expectWords(page: Page, { headings, links = [], buttons = [], labels = [], texts = [] }: PageWords) {
  const main = page.getByRole("main");
  for (const name of headings) await expect(main.getByRole("heading", { name, exact: true })).toHaveCount(1);
  for (const [name, to] of links) await expect(main.getByRole("link", { name, exact: true }).first(), name).toHaveAttribute("href", to);
  for (const name of buttons) await expect(main.getByRole("button", { name, exact: true }), name).toBeVisible();
  for (const name of labels) await expect(main.getByLabel(name, { exact: true }), name).toBeVisible();
  for (const text of texts) await expect(main, text).toContainText(text);
}

/**
 * A page is opened once, at a phone's width, and then drawn at the others, as when a phone is turned or a window drawn larger: a visit
 * costs more than all that is asked of it. In two halves, for two cores.
 */
for (const half of [0, 1])
  test(`every page is sound at every width, says what the specification says, the cookie banner moves nothing, and axe finds nothing (${half + 1} of 2)`, async ({
    page,
    expectConsole,
  }) => {
    expectConsole(/No such page: \/no-such-page|status of 404/);
    test.setTimeout(300_000);
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.clock.install();
    await noteShifts(page);
    const expectSoundAt = async (width: number) => {
      await page.setViewportSize({ width, height: 900 });
      await expect(page.locator("h1")).toHaveCount(1);
      await expect(page.locator("main#main")).toHaveCount(1);
      await expectNoSidewaysScroll(page);
      await expectReadableLines(page);
    };
    for (const path of paths.filter((_path, index) => index % 2 === half))
      await test.step(path, async () => {
        await page.setViewportSize({ width: 390, height: 900 });
        const answer = await open(page, path);
        expect(answer?.status()).toBe(path === missingPage ? 404 : 200);
        await expectSoundAt(390);
        await expectBannerMovesNothing(page);
        // The same page as "/", and the longest for axe to read.
        if (path !== "/home") await expectAxeClean(page);
        for (const width of [320, 820, 1440]) await expectSoundAt(width);
        const words = wordsOf.get(path);
        if (words) await expectWords(page, words);
        if (process.env.EVERY_SIZE ? path !== "/home" : ofEachKind.has(path)) await expectAxeClean(page);
        expect(await findSmall(page, { width: 24, height: 24 }), "too small to be pressed with a mouse").toEqual([]);
      });
  });

test("what the server sends: title, description, policy, no style attribute", async ({ request }) => {
  for (const path of publicPages)
    await test.step(path, async () => {
      const answer = await request.get(path, { headers: { accept: "text/html" } });
      const html = await answer.text();
      expect(html).toMatch(/<title>[^<]{5,}<\/title>/);
      if (answer.status() === 200) expect(html).toMatch(/<meta name="description" content="[^"]{20,}"/);
      expect(html).toMatch(/<html lang="en-GB"/);
      expect(html).toMatch(/<h1/);
      expect(html).not.toMatch(/\sstyle="/);
      const policy = answer.headers()["content-security-policy"] ?? "";
      expect(policy).toContain("default-src 'none'");
      expect(policy).not.toContain("unsafe");
      expect(answer.headers()["x-content-type-options"]).toBe("nosniff");
    });
});

test("a page that its script would draw otherwise does not go unnoticed", async ({ page, expectConsole }) => {
  expectConsole(/Minified React error #418/);
  await page.route("**/terms", async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, body: (await answer.text()).replace("Skip to content", "Skip to something else") });
  });
  const noticed = page.waitForEvent("pageerror");
  await open(page, "/terms");
  expect((await noticed).message).toContain("#418");
});

test("an unknown route answers 404 and is logged to the console", async ({ page, expectConsole }) => {
  expectConsole(/No such page|status of 404/);
  const logged = page.waitForEvent("console", (message) => message.text().includes("/nowhere/at-all"));
  expect((await page.goto("/nowhere/at-all"))?.status()).toBe(404);
  expect((await logged).text()).toContain("No such page");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^404\s*Oops! Page not found$/);
  await page.getByRole("link", { name: "Return to Home" }).click();
  await expect(page).toHaveURL(/\/$/);
});

test("the first thing a keyboard reaches skips to the content", async ({ page }) => {
  for (const path of ["/", "/checkout", "/order/find"]) {
    await open(page, path);
    await page.keyboard.press("Tab");
    const skip = page.getByRole("link", { name: "Skip to content" });
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("main")).toBeFocused();
    await expect(page.getByRole("main")).toHaveAccessibleName(frame.main);
  }
});

test("a new page starts at its top, with the focus on its heading; Back and Forward return to where the reader was", async ({ page }) => {
  await open(page, "/terms");
  const last = page.getByRole("main").getByRole("heading", { level: 2 }).last();
  await last.scrollIntoViewIfNeeded();
  await page.getByRole("contentinfo").getByRole("link", { name: "Pre-Order Terms" }).scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => scrollY);
  expect(place).toBeGreaterThan(300);
  await page.getByRole("contentinfo").getByRole("link", { name: "Pre-Order Terms" }).click();
  await expect(page).toHaveURL(/pre-order-terms$/);
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL(/\/terms$/);
  await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(Math.round(place));
  await page.goForward();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  // A link to the page that one is on leads to its beginning too.
  await page.getByRole("contentinfo").getByRole("link", { name: "Pre-Order Terms" }).press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("every page is there", async ({ page, expectConsole }) => {
    expectConsole(/status of 404/);
    for (const path of publicPages)
      await test.step(path, async () => {
        await page.goto(path);
        await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
        await expect(
          page
            .getByRole("main")
            .getByText(/\w{3,} \w+ \w+/)
            .locator("visible=true")
            .first(),
        ).toBeVisible();
      });
  });
});
