import { refuseStorage } from "#tests/journeys/support/refused-storage.ts";
import { expect, extended, open, test } from "#tests/journeys/support/site.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

/** React Router's, when a page is left. */
const positions = /Failed to save scroll positions/;

/** One of each kind: whatever asks for storage on all pages does so on these. */
const kinds = [
  "/",
  "/pre-order",
  "/warmth-list",
  "/warmth-list_2",
  "/faq",
  "/contact",
  "/cookies-policy",
  "/social-media",
  "/your-data",
  "/checkout",
  "/order/find",
];

test("storage that is null: a page of every kind is whole, with its header, and its script runs", extended, async ({ page, expectConsole }) => {
  expectConsole(positions);
  test.setTimeout(90_000);
  await refuseStorage(page, "is null");
  for (const path of kinds)
    await test.step(path, async () => {
      await open(page, path);
      await expect(page.locator("h1")).toHaveCount(1);
      await expect(page.locator("h1")).not.toContainText("Application Error");
      await expect(page.getByRole("banner").first()).toBeAttached();
      await expect(page.getByRole("contentinfo")).toBeVisible();
    });
});

test("a choice about cookies holds for the visit where nothing is kept, from page to page", extended, async ({ page, expectConsole }) => {
  expectConsole(positions);
  await refuseStorage(page, "throws");
  await page.clock.install();
  await open(page, "/terms");
  await page.clock.fastForward(3_000);
  const banner = page.getByRole("region", { name: "Cookie preferences" });
  const sent = page.waitForResponse("**/functions/v1/record-consent");
  await banner.getByRole("button", { name: "Reject non-essential" }).click();
  await expect(banner).toBeHidden();
  expect((await sent).ok()).toBe(true);
  await page.getByRole("contentinfo").getByRole("link", { name: "FAQ", exact: true }).click();
  await expect(page).toHaveURL(/\/faq$/);
  await page.clock.fastForward(10_000);
  await expect(page.locator(".dock-consent")).toBeEmpty();
});
