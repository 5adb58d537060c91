import { comeFrom } from "#tests/journeys/support/place.ts";
import { expect, extended, open, test } from "#tests/journeys/support/site.ts";
import { translate } from "#tests/journeys/support/translate.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

test("translated: pages come and go by their links, Back and Forward, and the menu opens", extended, async ({ page }) => {
  await translate(page);
  await page.setViewportSize({ width: 390, height: 800 });
  await open(page, "/faq");
  await page.getByRole("button", { name: "Open menu" }).click();
  await page.getByRole("dialog", { name: "Menu" }).getByRole("link", { name: "Blog" }).click();
  await expect(page).toHaveURL(/\/blog$/);
  await page.locator("main article a, main li a").first().click();
  await expect(page).toHaveURL(/\/blog\/./);
  await page.goBack();
  await page.goBack();
  await expect(page.locator("main details font").first()).toBeAttached();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});

test("translated: a price in the visitor's money, asked for twice, is the new one", extended, async ({ page }) => {
  await translate(page);
  await comeFrom(page, "nowhere");
  let asked = 0;
  await page.route("**/country_code/", (route) => (asked++ === 0 ? route.fulfill({ status: 204 }) : route.fulfill({ body: "US" })));
  await open(page, "/checkout");
  await expect(page.locator(".conversion")).toContainText("Unable to detect currency");
  await page.locator(".conversion").getByRole("button", { name: "Retry" }).click();
  await expect(page.locator(".conversion")).toHaveText("about $19.05; you pay £15.00");
});
