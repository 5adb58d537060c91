import type { Page } from "@playwright/test";
import { brand } from "#content/brand.ts";
import { banner, inBanner, keepBefore, meetBanner, refusedBefore } from "#tests/journeys/support/consent.ts";
import { expectFocusSeen, expectOutOfReach } from "#tests/journeys/support/focus.ts";
import { expect, extended, hydrated, open, test } from "#tests/journeys/support/site.ts";

test.use({ viewport: { width: 390, height: 844 }, contextOptions: { reducedMotion: "reduce" } });

const main = (page: Page) => page.locator("main");
const menu = (page: Page) => page.getByRole("dialog", { name: "Menu" });
const sheet = (page: Page) => page.getByRole("dialog", { name: `${brand.name} Assistant` });
const dermaflo = (page: Page) => page.getByRole("dialog", { name: "DermaFlo AI Assistant" });
const field = (page: Page) => page.getByRole("textbox", { name: "Your question" });
const openMenu = (page: Page) => page.getByRole("button", { name: "Open menu" }).click();
const openSheet = (page: Page) => page.locator(".dock .chat-door").click();
const expectInert = (page: Page, inert: boolean) => expectOutOfReach(main(page), inert);
const isFocusWithin = (page: Page, id: string) => page.evaluate((section) => document.activeElement?.closest(`#${section}`) !== null, id);

/** The home page's bar comes once the page is scrolled. */
async function bringBar(page: Page) {
  await page.mouse.move(200, 400);
  await page.mouse.wheel(0, 200);
  await expect(page.locator("header.bar")).not.toHaveAttribute("data-late");
  await expect.poll(() => page.locator("header.bar").evaluate((bar) => bar.getBoundingClientRect().top)).toBe(0);
}

/** Follows a link of the footer, which leads there without loading the page anew. */
async function walkTo(page: Page, name: string, address: RegExp) {
  await page.getByRole("contentinfo").getByRole("link", { name, exact: true }).first().click();
  await expect(page).toHaveURL(address);
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
}

test.beforeEach(({ page }) => keepBefore(page, refusedBefore));

for (const path of ["/", "/faq"])
  test(`a section that is chosen in the menu on ${path} has the focus, and nothing is out of reach`, extended, async ({ page }) => {
    await open(page, path);
    await bringBar(page);
    await openMenu(page);
    await expectInert(page, true);
    await menu(page).getByRole("link", { name: "Science" }).click();
    await expect(page).toHaveURL(/#science$/);
    await expect(menu(page)).toBeHidden();
    await expectInert(page, false);
    await expect.poll(() => isFocusWithin(page, "science")).toBe(true);
    await expect(page.locator("#science")).toBeInViewport();
    if (path === "/") return;
    // The page takes the menu's place: one step back is the page that was left.
    await page.goBack();
    await expect(page).toHaveURL(new RegExp(`${path}$`));
    await expect(menu(page)).toBeHidden();
  });

const inFront = [
  { name: "the menu", path: "/faq", show: openMenu, shown: menu, close: (page: Page) => page.getByRole("button", { name: "Close menu" }).click() },
  { name: "the chat sheet", path: "/faq", show: openSheet, shown: sheet, close: (page: Page) => page.locator(".chat-close").click() },
  {
    name: "the DermaFlo dialog",
    path: "/more-information/partners",
    show: (page: Page) => page.getByRole("button", { name: "Ask DermaFlo ChatBot" }).click(),
    shown: dermaflo,
    close: (page: Page) => page.locator(".chat-close").click(),
  },
] as const;

for (const { name, path, show, shown, close } of inFront)
  test(`${name}: Back closes it and stays on the page; closed by its button and by Escape, it leaves no step to go back to`, extended, async ({ page }) => {
    await open(page, "/terms");
    await page.goto(path);
    await hydrated(page);
    await show(page);
    await expect(shown(page)).toBeVisible();
    await expectInert(page, true);
    await page.goBack();
    await expect(shown(page)).toBeHidden();
    await expectInert(page, false);
    await expect(page).toHaveURL(new RegExp(`${path}$`));
    for (const way of ["its button", "Escape"] as const) {
      await show(page);
      await expect(shown(page)).toBeVisible();
      // Nobody presses Escape before they are in it; in the menu the focus stays at its button.
      if (name !== "the menu") await expect(shown(page).locator(":focus")).toHaveCount(1);
      await (way === "Escape" ? page.keyboard.press("Escape") : close(page));
      await expect(shown(page)).toBeHidden();
      await expect.poll(() => page.evaluate(() => history.state.inFront)).toBeUndefined();
    }
    // Once more, after it was closed: nothing is left of it.
    await page.goBack();
    await expect(page).toHaveURL(/\/terms$/);
    await page.goForward();
    await expect(page).toHaveURL(new RegExp(`${path}$`));
  });

test("a page that is opened from the menu takes its place, also the one that is there", extended, async ({ page }) => {
  await open(page, "/terms");
  await page.goto("/faq");
  await hydrated(page);
  await openMenu(page);
  await menu(page).getByRole("link", { name: "FAQ", exact: true }).click();
  await expect(menu(page)).toBeHidden();
  await expect.poll(() => page.evaluate(() => history.state.inFront)).toBeUndefined();
  await openMenu(page);
  await menu(page).getByRole("link", { name: "Blog", exact: true }).click();
  await expect(page).toHaveURL(/\/blog$/);
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL(/\/faq$/);
  await expect(menu(page)).toBeHidden();
  await expectInert(page, false);
  await page.goForward();
  await expect(page).toHaveURL(/\/blog$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/faq$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/terms$/);
});

test("the sheet holds the page beneath it out of reach, also one that comes meanwhile", extended, async ({ page }) => {
  await open(page, "/faq");
  await openSheet(page);
  await expectInert(page, true);
  await page.evaluate(() => {
    const next = document.createElement("main");
    next.id = "next";
    document.querySelector("main")?.after(next);
  });
  const next = page.locator("main#next");
  await expectOutOfReach(next, true);
  await page.keyboard.press("Escape");
  await expect(sheet(page)).toBeHidden();
  await expectOutOfReach(next, false);
});

test("what is being written outlives closing, another page, and the other assistant", extended, async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, "/faq");
  await openSheet(page);
  await field(page).fill("Is it safe for");
  await page.keyboard.press("Escape");
  await expect(sheet(page)).toBeHidden();
  await openSheet(page);
  await expect(field(page)).toHaveValue("Is it safe for");
  await walkTo(page, `More information about ${brand.name}`, /\/more-information$/);
  await expect(field(page), "the panel stays open").toHaveValue("Is it safe for");
  await page.getByRole("main").locator('a[href="/more-information/partners"]').first().click();
  await page.getByRole("button", { name: "Ask DermaFlo ChatBot" }).click();
  await expect(dermaflo(page).getByRole("textbox")).toHaveValue("");
  await dermaflo(page).getByRole("textbox").fill("Who made");
  await page.keyboard.press("Escape");
  await expect(dermaflo(page)).toBeHidden();
  await page.getByRole("button", { name: "Ask DermaFlo ChatBot" }).click();
  await expect(dermaflo(page).getByRole("textbox")).toHaveValue("Who made");
  const stored = () => page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
  expect(await stored(), "kept in memory alone").not.toMatch(/Is it safe for|Who made/);
});

test("an address given for a person outlives closing", extended, async ({ page }) => {
  await open(page, "/faq");
  await openSheet(page);
  await sheet(page).getByRole("button", { name: "Talk to a person" }).click();
  await sheet(page).getByLabel("Your message").fill("Is there a smaller tube?");
  await page.goBack();
  await expect(sheet(page)).toBeHidden();
  await openSheet(page);
  await sheet(page).getByRole("button", { name: "Talk to a person" }).click();
  await expect(sheet(page).getByLabel("Your message")).toHaveValue("Is there a smaller tube?");
});

test("what is being written and the open panel outlive the answer to the banner", extended, async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, "/terms");
  await page.evaluate(() => localStorage.clear());
  await meetBanner(page, "/faq");
  await openSheet(page);
  await field(page).fill("Is it safe for");
  const loaded = page.waitForEvent("domcontentloaded");
  await inBanner(page, "Accept all").click();
  await loaded;
  await hydrated(page);
  await expect(field(page)).toHaveValue("Is it safe for");
  await expectInert(page, false);
  expect(await page.evaluate(() => sessionStorage.getItem("kept-input"))).toBeNull();
  // A window made narrow has the sheet in front, as if it had been opened there.
  await page.setViewportSize({ width: 390, height: 844 });
  await expectInert(page, true);
  await expect(field(page)).toBeFocused();
  await page.goBack();
  await expect(sheet(page)).toBeHidden();
  await expect(page).toHaveURL(/\/faq$/);
  await expect.poll(() => page.evaluate(() => history.state.inFront)).toBeUndefined();
  await page.goBack();
  await expect(page).toHaveURL(/\/terms$/);
});

test("the banner waits behind an open sheet, and Escape is the sheet's first", extended, async ({ page }) => {
  await open(page, "/terms");
  await page.evaluate(() => localStorage.clear());
  await page.clock.install();
  await open(page, "/faq");
  await openSheet(page);
  await expect(sheet(page)).toBeVisible();
  await page.clock.fastForward(3_000);
  await expect(page.locator(".consent")).toBeAttached();
  await expect(banner(page)).toBeHidden();
  await expect(field(page)).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(sheet(page)).toBeHidden();
  await expect(banner(page)).toBeVisible();
});

test(
  "a message stands inside the dialog in front, where it can be pressed and is read out, and after it in the page",
  extended,
  async ({ page, expectConsole }) => {
    expectConsole(/No answer|status of 503|ERR_FAILED/);
    await page.route("**/functions/v1/dermaflo-chat", (route) => route.abort());
    await open(page, "/more-information/partners");
    await page.getByRole("button", { name: "Ask DermaFlo ChatBot" }).click();
    await dermaflo(page).getByRole("textbox").fill("Who made it?");
    await page.keyboard.press("Enter");
    const message = dermaflo(page).getByRole("alert").filter({ hasText: "Failed to send message. Please try again." });
    await expect(message).toBeVisible();
    await expect(dermaflo(page).getByRole("textbox")).toBeFocused();
    const heard = await readTree(page);
    expect(heard).toContainEqual(["alert", "Failed to send message. Please try again."]);
    await expect(message, "read out without those that are still shown").toHaveAttribute("aria-atomic", "false");
    const dismiss = message.getByRole("button", { name: "Dismiss" });
    await expect(dismiss).toHaveAccessibleDescription("Error");
    await dismiss.focus();
    await page.keyboard.press("Escape");
    await expect(message, "Escape puts away what has the focus").toBeHidden();
    await expect(dermaflo(page)).toBeVisible();
    await expect(dermaflo(page).getByRole("textbox"), "the focus is where it was").toBeFocused();
    await page.keyboard.press("Escape");
    await expect(dermaflo(page)).toBeHidden();
    await expect(page.locator("body > .toasts [role=alert]")).toBeAttached();
  },
);

/** Live regions as the browser hands them to assistive technology: their role, and the last line in them. */
async function readTree(page: Page) {
  const client = await page.context().newCDPSession(page);
  const { nodes } = await client.send("Accessibility.getFullAXTree");
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const textsOf = (id: string): string[] => {
    const node = byId.get(id);
    if (!node) return [];
    return node.role?.value === "StaticText" ? [String(node.name?.value)] : (node.childIds ?? []).flatMap(textsOf);
  };
  return nodes
    .filter(({ role, ignored }) => !ignored && (role?.value === "alert" || role?.value === "status"))
    .map((node) => [node.role?.value, textsOf(node.nodeId).at(-1)]);
}

test("Back finds the place that was left below a section that a link led to", extended, async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, "/");
  await bringBar(page);
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Science" }).click();
  await expect.poll(() => isFocusWithin(page, "science")).toBe(true);
  await expect.poll(() => page.locator("#science").evaluate((section) => Math.abs(section.getBoundingClientRect().top) < innerHeight / 2)).toBe(true);
  await page.mouse.move(700, 600);
  await page.mouse.wheel(0, 700);
  await atRest(page);
  const left = await page.evaluate(() => scrollY);
  // In the bar, which stands still: what a driver scrolls to before it presses would be another place.
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Blog", exact: true }).click();
  await expect(page).toHaveURL(/\/blog$/);
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL(/#science$/);
  await expect(page.locator("#science h2").first()).toBeAttached();
  await atRest(page);
  // The heading isn't on the screen there: something that is has the focus.
  await expect(page.locator("body")).not.toBeFocused();
  await expectFocusSeen(page);
  expect(Math.abs((await page.evaluate(() => scrollY)) - left)).toBeLessThanOrEqual(2);
});

/** The page has stood where it is for half a second of frames. */
const atRest = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        let [last, frames] = [scrollY, 0];
        const look = () => {
          frames = scrollY === last ? frames + 1 : 0;
          last = scrollY;
          if (frames > 30) resolve();
          else requestAnimationFrame(look);
        };
        look();
      }),
  );
