import { expectAxeClean } from "#tests/journeys/support/axe.ts";
import { buyer, cardProblem, orderLink, pay, placePaidOrder, startOrder } from "#tests/journeys/support/buy.ts";
import { expectOutOfReach } from "#tests/journeys/support/focus.ts";
import { goTo, signIn } from "#tests/journeys/support/operator.ts";
import { expectNoSidewaysScroll } from "#tests/journeys/support/sideways.ts";
import { expect, extended, open, test, toast } from "#tests/journeys/support/site.ts";

/** What a page looks like once somebody has done something with it, held to the same rules as when it opens. */
test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.setViewportSize({ width: 390, height: 844 });
});

test("the Warmth List form full of complaints, and its list of countries", extended, async ({ page }) => {
  await open(page, "/warmth-list");
  await page.locator("form", { has: page.getByLabel("Full Name") }).evaluate((form: HTMLFormElement) => form.requestSubmit());
  await expect(toast(page, "Validation Error")).toBeVisible();
  await expectAxeClean(page);
  await page.locator("input#country").click();
  await expect(page.getByRole("listbox")).toBeVisible();
  await page.getByRole("combobox", { name: "Country" }).fill("united");
  await expectAxeClean(page);
});

test("the menu: everything behind it is out of reach, and Escape gives the button back", async ({ page }) => {
  await open(page, "/terms");
  const menu = page.getByRole("button", { name: "Open menu" });
  await menu.click();
  const drawer = page.getByRole("dialog", { name: "Menu" });
  await expect(drawer).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(drawer.getByRole("link").first()).toBeFocused();
  await expectOutOfReach(page.locator("main"), true);
  await expectAxeClean(page);
  await page.keyboard.press("Escape");
  await expect(drawer).toBeHidden();
  await expect(menu).toBeFocused();
  await menu.click();
  await drawer.getByRole("link", { name: "Warmth List", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Join the Warmth List" })).toBeFocused();
  await expect(drawer).toBeHidden();
  await expectOutOfReach(page.locator("main"), false);
});

test("the card page, fresh and with complaints", extended, async ({ page, expectConsole }) => {
  expectConsole(/status of 422/);
  await page.goto((await startOrder(page)).href);
  await expectAxeClean(page);
  await page.setViewportSize({ width: 320, height: 700 });
  await expectNoSidewaysScroll(page);
  await pay(page);
  // Said by its taking the focus, and not a second time as an alert.
  await expect(cardProblem(page)).toBeFocused();
  await expect(cardProblem(page)).toHaveAccessibleName(/^Nothing was charged/);
  await expect(page.getByRole("alert")).toHaveCount(0);
  await expectAxeClean(page);
});

test("an order's page with everything open, and the back office", extended, async ({ page, site }) => {
  // As long as a name may be, without a gap to break at.
  const who = { ...buyer(), name: "Wolfeschlegelsteinhausenbergerdorff".repeat(3).slice(0, 95) };
  await placePaidOrder(page, who);
  await open(page, await orderLink(site, who));
  await page.getByText("Correct the delivery address", { exact: true }).click();
  await page.getByLabel("Postcode").fill("x");
  await page.getByRole("button", { name: "Save this address" }).click();
  await expect(page.locator("#postcode-error")).toBeVisible();
  await page.getByText("Cancel and refund", { exact: true }).click();
  await expectAxeClean(page);
  await expectNoSidewaysScroll(page);

  await signIn(page, site);
  await open(page, "/operator");
  for (const closed of await page.locator("summary").all()) await closed.click();
  await expectAxeClean(page);
  await expectNoSidewaysScroll(page);
  await goTo(page, "Mailbox");
  await page
    .getByRole("link", { name: /is confirmed$/ })
    .first()
    .click();
  await expect(page.getByRole("heading", { level: 1, name: /is confirmed$/ })).toBeVisible();
  await expectAxeClean(page);
  await expectNoSidewaysScroll(page);
});
