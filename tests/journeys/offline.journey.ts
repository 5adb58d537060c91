import { expectAxeClean } from "#tests/journeys/support/axe.ts";
import { expect, open, test, toast } from "#tests/journeys/support/site.ts";

test.use({ viewport: { width: 390, height: 844 } });

test("without a connection a link leaves the page as it is, and what was typed in it", async ({ page, context, expectConsole }) => {
  // Pictures that come into view, and what a link loads before it is pressed.
  expectConsole(/INTERNET_DISCONNECTED|load preload assets/);
  await open(page, "/contact");
  await page.getByLabel("Your name").fill("Ada");
  await context.setOffline(true);
  const away = page.getByRole("contentinfo").getByRole("link", { name: "FAQ", exact: true });
  await away.click();
  await expect(toast(page, "You are offline")).toContainText("This page stays as it is. Press again once you are connected.");
  await expect(page).toHaveURL(/\/contact$/);
  await expect(page.getByLabel("Your name")).toHaveValue("Ada");
  await expectAxeClean(page);

  await context.setOffline(false);
  await away.click();
  await expect(page).toHaveURL(/\/faq$/);
});

test("nor does one in the menu, which folds so that it is read why", async ({ page, context }) => {
  await open(page, "/terms");
  await page.getByRole("button", { name: "Open menu" }).click();
  await context.setOffline(true);
  const drawer = page.getByRole("dialog", { name: "Menu" });
  await drawer.getByRole("link", { name: "Warmth List", exact: true }).click();
  await expect(drawer).toBeHidden();
  await expect(toast(page, "You are offline")).toBeInViewport();
  await expect(page).toHaveURL(/\/terms$/);
});

test("a place on the same page is reached all the same", async ({ page, context }) => {
  await open(page, "/faq");
  await context.setOffline(true);
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/faq#main$/);
  await expect(toast(page, "You are offline")).toHaveCount(0);
});
