import { fillJoinForm, joinButton, someone } from "#tests/journeys/support/join.ts";
import { awake, expect, open, test } from "#tests/journeys/support/site.ts";
import { chunkOf } from "#tests/support/find-chunk.ts";

const chunk = `**${chunkOf("app/features/warmth-list/country-combobox.tsx")}`;
const gone = { status: 404, contentType: "text/plain", body: "Not found" };

test("a tab opened before a deploy recovers by one reload, and keeps what was typed", async ({ page, expectConsole }) => {
  expectConsole(/status of 404|dynamically imported module/);
  const person = someone();
  let loads = 0;
  page.on("load", () => loads++);
  await page.route(chunk, (route) => (loads < 2 ? route.fulfill(gone) : route.continue()));
  await open(page, "/warmth-list");
  await fillJoinForm(page, person);
  const reloaded = page.waitForEvent("load");
  await page.locator("select#country").focus();
  await reloaded;
  await awake(page);
  await expect(page.getByLabel("Full Name")).toHaveValue(person.name);
  await expect(page.getByLabel("Email Address")).toHaveValue(person.email);
  await expect(page.getByRole("checkbox", { name: "I agree to the terms" })).toBeChecked();
  await expect(joinButton(page)).toBeEnabled();
  await page.locator("#country").click();
  await expect(page.getByRole("combobox", { name: "Country" })).toHaveValue("United Kingdom");
  await expect(page.getByRole("listbox")).toBeVisible();
});

test("a file that stays gone reloads the page once, and the form still works with the browser's own list", async ({ page, expectConsole }) => {
  expectConsole(/status of 404|dynamically imported module/);
  const person = someone();
  let loads = 0;
  page.on("load", () => loads++);
  await page.route(chunk, (route) => route.fulfill(gone));
  await open(page, "/warmth-list");
  await fillJoinForm(page, person);
  expect(loads).toBe(1);
  const reloaded = page.waitForEvent("load");
  await page.locator("select#country").click();
  await reloaded;
  await awake(page);
  const askedAgain = page.waitForResponse(chunk);
  await page.locator("select#country").click();
  await askedAgain;
  await page.getByLabel("Full Name").click();
  await expect(page.getByLabel("Full Name")).toHaveValue(person.name);
  await page.getByLabel("Country").selectOption("FR");
  await joinButton(page).click();
  await page.waitForURL("**/warmth-list/success");
  expect(loads, "loads of the page").toBe(2);
});
