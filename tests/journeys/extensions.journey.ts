import { isSamePage, plantExtensions } from "#tests/journeys/support/extensions.ts";
import { expect, extended, hydrated, test } from "#tests/journeys/support/site.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

/** An extension's own world is not held to the page's policy; this test's is. */
const planted = /Applying inline style violates/;

test("with extensions at work, what was typed before script came is still there", async ({ page, expectConsole }) => {
  expectConsole(planted);
  await plantExtensions(page);
  const held = Promise.withResolvers<void>();
  await page.route("**/assets/*.js", async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.goto("/warmth-list", { waitUntil: "domcontentloaded" });
  await page.getByLabel("Full Name").fill("Ada O'Brien");
  await page.getByLabel("Country").selectOption("FR");
  await page.getByRole("checkbox", { name: "I agree to the terms" }).check();
  held.resolve();
  await hydrated(page);
  expect(await isSamePage(page)).toBe(true);
  await expect(page.getByLabel("Full Name")).toHaveValue("Ada O'Brien");
  await expect(page.locator("[name=country]")).toHaveValue("FR");
  await expect(page.getByRole("checkbox", { name: "I agree to the terms" })).toBeChecked();
});

test("a page that has to be built anew finds what was typed and pressed before, by its names", extended, async ({ page, expectConsole }) => {
  // What React says when words are other than the server's, as when a phone makes a link of a number.
  expectConsole(/Minified React error #(418|423|425)|hydrat/i);
  const held = Promise.withResolvers<void>();
  await page.route("**/assets/*.js", async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.goto("/contact", { waitUntil: "domcontentloaded" });
  await page.evaluate(() => {
    const number = document.querySelector("footer address p");
    if (number) number.innerHTML = number.innerHTML.replace(/\d{5,}/, '<a href="tel:$&">$&</a>');
    Object.assign(window, { form: document.querySelector("form#enquiry") });
  });
  await page.getByLabel("Your name").fill("Ann O'Brien");
  await page.getByLabel("What is it about?").selectOption("cream");
  await page.getByLabel("Your message").fill("Does it come larger?");
  await page.getByRole("contentinfo").getByRole("button", { name: "Cookie Settings" }).click();
  held.resolve();
  await hydrated(page);
  expect(await page.evaluate(() => (window as unknown as { form: Element }).form.isConnected), "built anew").toBe(false);
  await expect(page.getByLabel("Your name")).toHaveValue("Ann O'Brien");
  await expect(page.getByLabel("What is it about?")).toHaveValue("cream");
  await expect(page.getByLabel("Your message")).toHaveValue("Does it come larger?");
  await expect(page.getByRole("region", { name: "Cookie preferences" })).toBeVisible();
});
