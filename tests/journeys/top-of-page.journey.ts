import type { Page } from "@playwright/test";
import { fillJoinForm, joinButton, linkIn, someone } from "#tests/journeys/support/join.ts";
import { expect, extended, open, test } from "#tests/journeys/support/site.ts";

test.use({ contextOptions: { reducedMotion: "reduce" }, viewport: { width: 390, height: 844 } });

/** The headline has the focus, below the bar. */
async function expectTop(page: Page, name: string) {
  const headline = page.getByRole("heading", { level: 1, name });
  await expect(headline).toBeFocused();
  await expect(headline).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(() => scrollY)).toBe(0);
}

test("a message sent from the foot of its form leads to the top of the page that thanks for it; a refused one stays", extended, async ({ page }) => {
  await open(page, "/contact");
  await page.getByLabel("Your name").fill("Ada O'Brien");
  await page.getByLabel("What is it about?").selectOption({ index: 1 });
  await page.getByLabel("Your message").fill("Do you send to the Scillies?");
  const send = page.getByRole("button", { name: "Send message" });
  await send.click();
  await expect(page.getByText("Email is required").first()).toBeVisible();
  await page.getByLabel("Your email").fill(someone().email);
  await send.scrollIntoViewIfNeeded();
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(100);
  await send.click();
  await page.waitForURL("**/received/*");
  await expectTop(page, "Your message is with us");
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1, name: "Get in Contact" })).toBeVisible();
});

test("a place that is confirmed from further down leads to the top of the next page", extended, async ({ page, site }) => {
  const person = someone();
  await open(page, "/warmth-list");
  await fillJoinForm(page, person);
  await joinButton(page).click();
  await expectTop(page, "You're In!");
  await page.setViewportSize({ width: 390, height: 400 });
  await open(page, linkIn(await site.mailTo(person.email), "/warmth-list/confirm/"));
  await page.evaluate(() => scrollTo(0, 150));
  await page.getByRole("button", { name: "Confirm my place" }).click();
  await expectTop(page, "You're in!");
});
