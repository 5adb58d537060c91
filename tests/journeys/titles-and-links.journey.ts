import { box, buy, buyer, orderLink } from "#tests/journeys/support/buy.ts";
import { meetBanner } from "#tests/journeys/support/consent.ts";
import { expect, extended, open, test } from "#tests/journeys/support/site.ts";

test("a title says where one is and what has become of the order", extended, async ({ page, site }) => {
  await open(page, "/checkout");
  await expect(page).toHaveTitle(/^Checkout: almost there!/);
  await box(page).press("Space");
  await box(page).press("Space");
  await page.getByRole("button", { name: /^Secure/ }).press("Enter");
  await expect(box(page)).toBeFocused();
  await expect(page).toHaveTitle(/^Error: Checkout/);
  await box(page).press("Space");
  await expect(page).toHaveTitle(/^Checkout/);

  const who = buyer();
  await buy(page, who);
  await expect(page).toHaveTitle(/^Paid: thank you!/);
  await expect(page.locator("header[aria-live]")).toContainText(/^Thank you! \S/);
  await page.goto(await orderLink(site, who));
  await expect(page).toHaveTitle(/^Your order: Paid, and reserved for you/);
  await open(page, "/payment-success");
  await expect(page).toHaveTitle(/^We can't find this payment/);
});

// That a link to a new tab says so, and that nothing is called wrong before it's touched: every-page.journey.ts.
test("the banner's link says what it is about", async ({ page }) => {
  await meetBanner(page);
  await expect(page.getByRole("link", { name: "Privacy Policy on cookies", exact: true })).toBeVisible();
});

test("the questions are printed with their answers", async ({ page }) => {
  await open(page, "/faq");
  const answers = page.locator(".faq-answer");
  await expect(answers.nth(3)).toBeHidden();
  await page.emulateMedia({ media: "print" });
  for (const answer of await answers.all()) expect((await answer.boundingBox())?.height).toBeGreaterThan(10);
});
