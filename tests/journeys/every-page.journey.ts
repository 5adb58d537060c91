import type { Page } from "@playwright/test";
import { frame } from "#content/site/frame.ts";
import { signUpForm } from "#content/site/warmth-list.ts";
import { expectAxeClean } from "#tests/journeys/support/axe.ts";
import { expectReadableLines } from "#tests/journeys/support/line-length.ts";
import { expectBannerMovesNothing, noteShifts } from "#tests/journeys/support/shifts.ts";
import { expectNoSidewaysScroll } from "#tests/journeys/support/sideways.ts";
import { expect, extended, open, test } from "#tests/journeys/support/site.ts";
import { findSmall } from "#tests/journeys/support/small-targets.ts";
import { type PageWords, pages } from "#tests/journeys/words.ts";
import { missingPage, publicPages } from "#tests/support/public-pages.ts";

/** The same page as "/": what the server sends says so, and nothing more is asked of it. */
const sameAsHome = "/home";
const wordsOf = new Map(pages.map((words) => [words.path, words]));
const paths = [...new Set([...publicPages, ...wordsOf.keys()])].filter((path) => path !== sameAsHome);
/** A page of each kind: `npm test` draws these on wide screens too, with the cookie banner coming up; `npm run prove -- keyboard` all, without script too, and axe reads each on a wide screen too. Every page is read on a phone. */
const ofEachKind = new Set([
  "/",
  "/accessibility",
  "/blog",
  "/checkout",
  "/contact",
  "/deck?certified=on",
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

const isWhole = (path: string) => process.env.EVERY_SIZE !== undefined || ofEachKind.has(path);
/** Bar and footer are the same on every page: axe reads them with the page of each layout. */
const frameParts = ["body > header", "body > footer"];
const withFrame = new Set(["/", "/contact", "/warmth-list_2"]);
const without = (path: string) => (process.env.EVERY_SIZE || withFrame.has(path) ? [] : frameParts);

/** What the specification quotes of a page, word for word. */
async function expectWords(page: Page, { headings, links = [], buttons = [], labels = [], texts = [] }: PageWords) {
  const main = page.getByRole("main");
  for (const name of headings) await expect(main.getByRole("heading", { name, exact: true })).toHaveCount(1);
  for (const [name, to] of links) await expect(main.getByRole("link", { name, exact: true }).first(), name).toHaveAttribute("href", to);
  for (const name of buttons) await expect(main.getByRole("button", { name, exact: true }), name).toBeVisible();
  for (const name of labels) await expect(main.getByLabel(name, { exact: true }), name).toBeVisible();
  for (const text of texts) await expect(main, text).toContainText(text);
}

/** A link that opens a new tab says so, and nothing is called wrong before it's touched. */
async function expectLinksAndFieldsTold(page: Page, { away = true } = {}) {
  const links = await page.locator("main a[target=_blank]").all();
  if (away) expect(links.length).toBeGreaterThan(0);
  for (const link of links) {
    const told = await link.evaluate((element) => `${element.textContent} ${element.querySelector("svg")?.getAttribute("aria-label")}`);
    if (!told.includes(frame.newTab)) await expect(link).toHaveAccessibleDescription(frame.newTab);
  }
  const client = await page.context().newCDPSession(page);
  const { nodes } = (await client.send("Accessibility.getFullAXTree")) as {
    nodes: { role?: { value: string }; name?: { value: string }; properties?: { name: string; value: { value?: unknown } }[] }[];
  };
  await client.detach();
  const wrong = nodes.filter(({ properties }) => properties?.some(({ name, value }) => name === "invalid" && value.value !== "false"));
  expect(wrong.map(({ role, name }) => `${role?.value} ${name?.value}`)).toEqual([]);
}

/** Neither keyboard nor screen reader meets what is there for programs to fill in. */
async function expectNoTrap(page: Page) {
  const trap = page.locator("[name=trap]");
  await expect(trap).toHaveCount(1);
  await expect(trap).toHaveJSProperty("tabIndex", -1);
  await expect(page.getByRole("textbox", { name: "Leave this empty" })).toHaveCount(0);
}

/** The first thing that a keyboard reaches; the page was never pressed before. */
async function expectSkipLink(page: Page) {
  const skip = page.getByRole("link", { name: "Skip to content" });
  await page.keyboard.press("Tab");
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
  await expect(page.getByRole("main")).toHaveAccessibleName(frame.main);
}

const askedOfSome: Record<string, (page: Page) => Promise<void>> = {
  "/": expectSkipLink,
  "/social-media": expectLinksAndFieldsTold,
  "/shipping": (page) => expectLinksAndFieldsTold(page, { away: false }),
  async "/contact"(page) {
    await expectLinksAndFieldsTold(page);
    await expectNoTrap(page);
  },
  async "/checkout"(page) {
    await expectLinksAndFieldsTold(page);
    await expectNoTrap(page);
    await expectSkipLink(page);
  },
  async "/order/find"(page) {
    await expectLinksAndFieldsTold(page, { away: false });
    await expectNoTrap(page);
    await expectSkipLink(page);
  },
  async "/warmth-list"(page) {
    await expectLinksAndFieldsTold(page);
    // And says it once: words that say it of several aren't read out as well.
    expect(await page.getByRole("main").ariaSnapshot()).not.toContain(signUpForm.read.after);
    await expectNoTrap(page);
  },
};

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
        if (isWhole(path)) await expectBannerMovesNothing(page);
        await expectAxeClean(page, [], without(path));
        for (const width of isWhole(path) ? [320, 820, 1440] : [320]) await expectSoundAt(width);
        const words = wordsOf.get(path);
        if (words) await expectWords(page, words);
        if (process.env.EVERY_SIZE || withFrame.has(path)) await expectAxeClean(page, [], without(path));
        expect(await findSmall(page, { width: 24, height: 24 }), "too small to be pressed with a mouse").toEqual([]);
        await askedOfSome[path]?.(page);
      });
  });

test("what the server sends: title, description, policy, no style attribute", async ({ request }) => {
  const mains = new Map<string, string | undefined>();
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
      mains.set(path, /<main[\s\S]*<\/main>/.exec(html)?.[0]);
    });
  expect(mains.get(sameAsHome)).toContain("<h1");
  expect(mains.get(sameAsHome)).toBe(mains.get("/"));
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

test("what axe finds does not go unnoticed, in a frame neither", async ({ page }) => {
  await open(page, "/terms");
  await page.evaluate(() => {
    const frame = document.createElement("iframe");
    frame.title = "A frame";
    document.querySelector("main")?.append(frame);
    frame.contentDocument?.body.append(frame.contentDocument.createElement("img"));
  });
  await expect(expectAxeClean(page)).rejects.toThrow(/image-alt/);
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

  test("a page of each kind is there", extended, async ({ page, expectConsole }) => {
    expectConsole(/status of 404/);
    for (const path of publicPages.filter(isWhole))
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
