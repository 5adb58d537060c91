import type { Page } from "@playwright/test";
import { buyer, cards, fillCardPage, orderButton, placePaidOrder, startOrder } from "#tests/journeys/support/buy.ts";
import { expectFocusSeen } from "#tests/journeys/support/focus.ts";
import { linkIn } from "#tests/journeys/support/join.ts";
import { signIn } from "#tests/journeys/support/operator.ts";
import { expectNoSidewaysScroll } from "#tests/journeys/support/sideways.ts";
import { expect, extended, hydrated, open, test } from "#tests/journeys/support/site.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

/** As low as a screen is at four times its size. */
const low = { width: 320, height: 256 };

async function paidOrder(page: Page, mailTo: (address: string, subject: RegExp) => Promise<{ text: string }>) {
  const who = buyer();
  await placePaidOrder(page, who);
  return linkIn(await mailTo(who.email, /is confirmed$/), "/order/");
}

test("Back leads to what was pressed by keys, also when the page has been loaded again since", extended, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, "/faq");
  const link = page.getByRole("main").getByRole("link").last();
  await link.press("Enter");
  await expect(page).not.toHaveURL(/faq$/);
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await page.reload();
  await hydrated(page);
  await page.goBack();
  await expect(page).toHaveURL(/faq$/);
  await expect(link).toBeFocused();
});

test("Back leads to a link in the page's head", extended, async ({ page }) => {
  await open(page, "/faq");
  const link = page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Blog", exact: true });
  await link.press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await expect(page).toHaveURL(/blog$/);
  await page.goBack();
  await expect(page).toHaveURL(/faq$/);
  await expect(link).toBeFocused();
});

test("Back leads to what was pressed, not to the news that the page had", extended, async ({ page, site }) => {
  const order = await paidOrder(page, site.mailTo);
  for (const size of [{ width: 1280, height: 800 }, low]) {
    await page.setViewportSize(size);
    await open(page, order);
    await page.getByRole("button", { name: "Email me the receipt" }).press("Enter");
    await expect(page.locator(".notice:focus")).toContainText("Your receipt is on its way");
    const receipt = page.getByRole("link", { name: "See the receipt" });
    await receipt.press("Enter");
    await expect(page).toHaveURL(/\/receipt$/);
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
    await page.goBack();
    await expect(receipt).toBeFocused();
    await expectFocusSeen(page);
  }
});

test("Back from a section that an answer led to leads to what can be seen, and the cookie banner takes the focus from nobody", extended, async ({ page }) => {
  await page.setViewportSize(low);
  await open(page, "/faq");
  await page.locator(".chat-door").press("Enter");
  await expect(page.locator("dialog textarea")).toBeFocused();
  await page.keyboard.type("How long does the warmth last?");
  await page.keyboard.press("Enter");
  await page.locator("dialog a[href*='faq#']").first().press("Enter");
  await expect(page).toHaveURL(/faq#/);
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe(new URL(page.url()).hash.slice(1));
  await page.goBack();
  await expect(page).toHaveURL(/faq$/);
  await expect(page.locator(".chat-door")).toBeFocused();
  await expect(page.locator(".consent")).toBeVisible();
  await expect(page.locator(".chat-door"), "it steps aside once it's left").toBeFocused();
  await expectFocusSeen(page);
});

test("an assistant that is closed under the cookie banner gives the focus to the page, where its door has stepped aside", extended, async ({ page }) => {
  await page.setViewportSize({ width: 844, height: 390 });
  await open(page, "/faq");
  await page.locator(".chat-door").press("Enter");
  await expect(page.locator("dialog textarea")).toBeFocused();
  await expect(page.locator(".consent")).toBeAttached();
  await page.keyboard.press("Escape");
  await expect(page.locator("dialog textarea")).toBeHidden();
  const focused = page.locator(":is(main, footer) :focus");
  await expect(focused).toHaveCount(1);
  // Bar and banner leave room for a line, in which it begins.
  await expect.poll(() => page.evaluate(() => (document.querySelector(".consent")?.getBoundingClientRect().top ?? innerHeight) < innerHeight / 2)).toBe(true);
  const begins = focused.evaluate((element) => {
    const [line] = element.getClientRects();
    return line && element.contains(document.elementFromPoint(line.left + 8, line.top + 20));
  });
  expect(await begins).toBe(true);
});

test("orders that were chosen are so still, after a look at one of them and a reload", extended, async ({ page, site }) => {
  await paidOrder(page, site.mailTo);
  await signIn(page, site);
  await open(page, "/operator/orders?status=paid");
  const box = page.getByRole("checkbox").first();
  await box.press("Space");
  await page.getByRole("rowheader").getByRole("link").first().press("Enter");
  await expect(page).toHaveURL(/orders\/EMB-/);
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await page.reload();
  await hydrated(page);
  await page.goBack();
  await expect(box).toBeChecked();
  await expect(page.locator(".send-bar").getByRole("status")).toHaveText("1 chosen");
});

test("in a low window a message gives way to the field of a dialog", extended, async ({ page, context, expectConsole }) => {
  expectConsole(/ERR_INTERNET|No answer/);
  await page.setViewportSize(low);
  await open(page, "/more-information/partners");
  await page.getByRole("button", { name: "Ask DermaFlo ChatBot" }).press("Enter");
  await expect(page.locator("dialog textarea")).toBeFocused();
  await context.setOffline(true);
  await page.keyboard.type("How long does it last?");
  await page.keyboard.press("Enter");
  await expect(page.getByText("Failed to send message").first()).toBeAttached();
  await expect(page.locator("dialog textarea")).toBeFocused();
  await expect(async () => expectFocusSeen(page)).toPass({ timeout: 6_000 });
  await context.setOffline(false);
});

test("in a low window the button that was refused stays in view", extended, async ({ page, context, expectConsole }) => {
  expectConsole(/ERR_INTERNET|No answer/);
  await page.setViewportSize(low);
  await open(page, "/checkout");
  await page.getByRole("checkbox").first().press("Space");
  await context.setOffline(true);
  await orderButton(page).press("Enter");
  await expect(page.getByText("You're offline")).toBeVisible();
  await expect(orderButton(page)).toBeFocused();
  await expect(async () => expectFocusSeen(page)).toPass({ timeout: 6_000 });
  await context.setOffline(false);
});

test("the bank's pages fit a phone at twice the size of letters", extended, async ({ page }) => {
  await page.setViewportSize({ width: 195, height: 422 });
  await page.goto((await startOrder(page)).href);
  await fillCardPage(page, buyer(), cards.authenticate);
  await page.getByRole("button", { name: /^Pay/ }).click();
  await expect(page.getByRole("heading", { name: "Approve this payment?" })).toBeVisible();
  await expectNoSidewaysScroll(page);
});
