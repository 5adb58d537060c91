import { inBanner, meetBanner, readChoice } from "#tests/journeys/support/consent.ts";
import { expect, extended, hydrated, open, test } from "#tests/journeys/support/site.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

test("the cookies policy says how things stand in this browser, with the receipt, and moves nothing for it", extended, async ({ page, site }) => {
  for (const width of [320, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await open(page, "/cookies-policy");
    const first = page.getByRole("main").getByRole("heading", { level: 2 }).first();
    const before = await first.boundingBox();
    if (width === 320) {
      await expect(page.getByRole("main")).toContainText("You haven't chosen in this browser");
      await page.getByRole("main").getByRole("button", { name: "Cookie Settings" }).first().click();
      const loaded = page.waitForEvent("domcontentloaded");
      await inBanner(page, "Accept all").click();
      await loaded;
      await hydrated(page);
    }
    const { receipt } = await readChoice(page);
    await expect(page.getByRole("main")).toContainText("you allowed: functional, analytics and advertising.");
    await expect(page.getByText(receipt)).toBeVisible();
    expect(await first.boundingBox()).toEqual(before);
    await expect.poll(() => site.db.selectFrom("consent_receipts").select("id").where("id", "=", receipt).execute()).toEqual([{ id: receipt }]);
  }
});

test("a choice forgotten is no longer said to stand", extended, async ({ page }) => {
  await meetBanner(page, "/cookies-policy");
  const loaded = page.waitForEvent("domcontentloaded");
  await inBanner(page, "Reject non-essential").click();
  await loaded;
  await hydrated(page);
  await expect(page.getByRole("main")).toContainText("you refused everything that isn't necessary");
  await page.getByRole("main").getByRole("button", { name: "Cookie Settings" }).first().click();
  await inBanner(page, "Customise").click();
  await inBanner(page, "Forget my choice").click();
  await expect(page.getByRole("main")).toContainText("You haven't chosen in this browser");
});
