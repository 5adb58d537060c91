import { expectAxeClean } from "#tests/journeys/support/axe.ts";
import { expectInside, meetGate, sitePassword, tryPassword, withPassword } from "#tests/journeys/support/gate.ts";
import { operatorLink } from "#tests/journeys/support/operator.ts";
import { expect, hydrated, open } from "#tests/journeys/support/site.ts";

withPassword.beforeEach(({ expectConsole }) => expectConsole(/status of 403/));

withPassword("the owner makes a guest's link by one press, copies it, and ends it again", async ({ page, site, browser, context }) => {
  // The gate's own tests share this closed site where one worker walks both, and leave a guest's link that stands.
  await site.db.deleteFrom("secret_links").where("purpose", "=", "preview-link").execute();
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await meetGate(page);
  await tryPassword(page, sitePassword);
  await expectInside(page);
  await page.goto(await operatorLink(site));
  await hydrated(page);
  await page.getByRole("button", { name: "Open the back office" }).click();
  await page.getByRole("navigation", { name: "Back office" }).getByRole("link", { name: "Access" }).click();
  await expect(page.getByText("None. A link made here is listed until it ends.")).toBeVisible();
  await page.getByRole("button", { name: "Link for 7 days" }).click();
  const link = await page.getByLabel("Preview link").inputValue();
  await page.getByRole("button", { name: "Copy" }).click();
  await expect(page.getByText("Copied.")).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link);
  await expectAxeClean(page);

  const guests = await browser.newContext();
  const guest = await guests.newPage();
  await guest.goto(link);
  await hydrated(guest);
  await expect(guest.getByRole("contentinfo").getByRole("link", { name: "Leave preview" })).toBeVisible();

  await page.getByRole("button", { name: /^End it/ }).click();
  await expect(page.getByText("None. A link made here is listed until it ends.")).toBeVisible();
  await guest.goto(`${site.origin}/faq`);
  await expect(guest.getByRole("heading", { level: 1, name: "Site Access" })).toBeVisible();
  await guest.goto(link);
  await expect(guest.getByText("This preview link has ended")).toBeVisible();
  await guests.close();
});

withPassword("whoever is inside finds the way out at the foot of every page", async ({ page }) => {
  await meetGate(page, "/faq");
  await tryPassword(page, sitePassword);
  await expectInside(page);
  for (const path of ["/faq", "/checkout", "/warmth-list_2"]) {
    await open(page, path);
    await expect(page.getByRole("contentinfo").getByRole("link", { name: "Leave preview" })).toBeVisible();
  }
  await page.getByRole("link", { name: "Leave preview" }).click();
  await page.getByRole("button", { name: "Leave and lock" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Site Access" })).toBeVisible();
});
