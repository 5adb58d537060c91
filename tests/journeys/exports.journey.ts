import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { provenMinutes } from "#contracts/rights.ts";
import { expectSoundOnBoth } from "#tests/journeys/support/axe.ts";
import { buyer, orderOf, placePaidOrder } from "#tests/journeys/support/buy.ts";
import { goTo, joinAs, password, signIn } from "#tests/journeys/support/operator.ts";
import { expect, extended, open, test } from "#tests/journeys/support/site.ts";

/** Presses what starts a download; answers the file's name and text. */
async function download(page: Page, press: () => Promise<unknown>) {
  const [file] = await Promise.all([page.waitForEvent("download"), press()]);
  return { name: file.suggestedFilename(), text: await readFile(await file.path(), "utf8") };
}

test("an accountant sees the month and takes its files", extended, async ({ page, site }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const who = buyer();
  await placePaidOrder(page, who);
  await site.mailTo(who.email, /is confirmed$/);
  const { reference } = await orderOf(site, who);
  const email = await joinAs(page, site, "accountant");

  await goTo(page, "Exports");
  await expect(page.getByRole("heading", { level: 1, name: "Exports" })).toBeFocused();
  await expect(page.getByRole("article")).toContainText("Money in");
  await expectSoundOnBoth(page);
  await page.getByText("Other dates").click();
  await page.getByLabel("From").fill("2026-01-01");
  await page.getByLabel("To", { exact: true }).fill("2099-12-31");
  await page.getByRole("button", { name: "Show" }).last().click();
  await expect(page.getByRole("heading", { name: "Summary for 1 January 2026 to 31 December 2099" })).toBeVisible();
  await expectSoundOnBoth(page);
  const orders = await download(page, () => page.getByRole("button", { name: "Download: Orders" }).click());
  expect(orders.name).toBe("orders-2026-01-01-to-2099-12-31.csv");
  expect(orders.text).toContain(reference);

  // Left open for a while: the password is asked for once, and then the file comes by itself.
  await site.db
    .updateTable("operator_sessions")
    .set({ created_at: new Date(Date.now() - provenMinutes * 60_000) })
    .where("person_id", "in", site.db.selectFrom("operator_people").select("id").where("email", "=", email))
    .execute();
  await page.getByRole("button", { name: "Download: VAT by month" }).click();
  await expect(page.getByText("Enter your password to download “VAT by month, 1 January 2026 to 31 December 2099”")).toBeVisible();
  await expectSoundOnBoth(page);
  await page.getByLabel("Your password", { exact: true }).fill("not the right words");
  await page.getByRole("button", { name: "Carry on" }).click();
  await expect(page.getByText("That isn't your password.", { exact: false })).toBeVisible();
  await page.getByLabel("Your password", { exact: true }).fill(password);
  const vat = await download(page, () => page.getByRole("button", { name: "Carry on" }).click());
  expect(vat.name).toBe("vat-2026-01-01-to-2099-12-31.csv");
  await expect(page.locator(".notice:focus")).toContainText("Your download has started");
  await expect(page.getByLabel("Your password", { exact: true })).toBeHidden();

  await open(page, "/operator/exports?from=2026-10-11&to=12026-02-01");
  await expect(page.locator(".notice:focus"), "never another period without a word").toContainText("Please choose a month, or give a first and a last day.");
  await expect(page).toHaveTitle(/^Error: Exports: /);

  await page.getByRole("link", { name: "Stock", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Stock" })).toBeFocused();
  await expect(page.getByRole("cell", { name: reference })).toBeVisible();
  await expect(page.getByRole("button", { name: "Change stock" })).toHaveCount(0);
  await expectSoundOnBoth(page);
});

test("without script the file comes by the same button, and on paper only the summary is left", extended, async ({ browser, site, page }) => {
  await signIn(page, site);
  const bare = await browser.newContext({ javaScriptEnabled: false, storageState: await page.context().storageState() });
  const still = await bare.newPage();
  await still.goto(`${site.origin}/operator/exports`);
  const { name } = await download(still, () => still.getByRole("button", { name: "Download: Warmth List sign-ups" }).click());
  expect(name).toMatch(/^sign-ups-\d{4}-\d\d\.csv$/);
  await still.emulateMedia({ media: "print" });
  await expect(still.getByRole("heading", { name: /^Summary for/ })).toBeVisible();
  for (const gone of [still.getByRole("navigation"), still.getByRole("button", { name: /^Download/ }).first(), still.getByLabel("Month", { exact: true })])
    await expect(gone).toBeHidden();
  await bare.close();
});
