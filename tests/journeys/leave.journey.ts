import { expectAxeClean } from "#tests/journeys/support/axe.ts";
import { member } from "#tests/journeys/support/join.ts";
import { expectNoSidewaysScroll } from "#tests/journeys/support/sideways.ts";
import { expect, extended, open, test } from "#tests/journeys/support/site.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

test("somebody leaves by keyboard, with one press, and is told so", async ({ page, request, site }) => {
  const { leave } = await member({ request, site });
  await open(page, leave);
  await expect(page.getByRole("heading", { level: 1, name: "Leave the Warmth List" })).toBeVisible();
  await expectAxeClean(page);
  await page.getByRole("button", { name: "Leave the Warmth List" }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "You have left" })).toBeFocused();
  await expectAxeClean(page);
  await page.reload();
  await expect(page.getByText("We no longer send you its emails.")).toBeVisible();
  await expect(page.getByRole("link", { name: "Join again" })).toBeVisible();
});

test("somebody sees what is held, changes it, and finds it changed", extended, async ({ page, request, site }) => {
  const { yours, name } = await member({ request, site });
  await open(page, yours);
  await expect(page.getByRole("definition").filter({ hasText: name })).toBeVisible();
  await expectAxeClean(page);
  await page.getByLabel("Full Name").fill("A");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.locator("#name-error")).toHaveText("Name must be at least 2 characters long");
  await page.getByLabel("Full Name").fill("Grace Hopper");
  await page.getByLabel("Country").selectOption("IE");
  await page.getByRole("checkbox", { name: "Optional." }).check();
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("This is what we hold about you now.")).toBeVisible();
  await expect(page, "a reload doesn't tell it again").toHaveURL(new RegExp(`${yours}$`));
  for (const held of ["Grace Hopper", "Ireland", "yes, you asked for them"]) await expect(page.getByRole("definition").filter({ hasText: held })).toBeVisible();
});

test(
  "what only the server finds wrong is told, each time; its link leads to the field, and nothing typed is lost",
  extended,
  async ({ page, request, site, expectConsole }) => {
    expectConsole(/status of 400/);
    const { yours } = await member({ request, site });
    await open(page, yours);
    const country = page.getByLabel("Country");
    const summary = page.getByRole("main").getByRole("group", { name: "Validation Error" });
    for (let times = 0; times < 2; times++) {
      await page.getByLabel("Full Name").fill(`Grace ${times}`);
      // As an older page, or a browser's own helper, might send it.
      await country.evaluate((select: HTMLSelectElement) => {
        const [option] = select.selectedOptions;
        if (option) option.value = "XX";
      });
      await page.getByRole("button", { name: "Save" }).click();
      await expect(summary).toBeFocused();
      await expect(page).toHaveTitle(/^Error: (?!Error)/);
      await expect(page.locator("#country-error")).toHaveText("Please select a country");
      await summary.getByRole("link", { name: "Please select a country" }).click();
      await expect(country).toBeFocused();
      await expect(summary, "the way to a field is no change of page").toBeVisible();
      await expect(page.getByLabel("Full Name")).toHaveValue(`Grace ${times}`);
      expect(await country.evaluate(({ tabIndex }: HTMLElement) => tabIndex)).toBe(0);
      await page.getByLabel("Full Name").focus();
    }
    await page.locator(".skip-link").focus();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("main")).toBeFocused();
    await expect(summary).toBeVisible();
    await country.selectOption("IE");
    await page.getByRole("button", { name: "Save" }).click();
    await expect(page.getByText("This is what we hold about you now.")).toBeVisible();
    await expect(page).toHaveTitle(/^(?!Error)/);
  },
);

test.describe("without script, 320 px wide", () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 320, height: 640 } });

  test("the same page changes, leaves and helps on", extended, async ({ page, request, site, expectConsole }) => {
    expectConsole(/status of 404/);
    const { yours, leave } = await member({ request, site });
    await page.goto(yours);
    await expectNoSidewaysScroll(page);
    await page.getByLabel("Full Name").fill("Grace Hopper");
    await page.getByRole("button", { name: "Save" }).click();
    await expect(page.getByText("This is what we hold about you now.")).toBeVisible();
    await page.goto(leave);
    await expectNoSidewaysScroll(page);
    await page.getByRole("button", { name: "Leave the Warmth List" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "You have left" })).toBeVisible();
    await page.goto(`/warmth-list/leave/${"A".repeat(48)}`);
    await expectNoSidewaysScroll(page);
    await page.getByLabel("Email Address").fill("nobody@example.com");
    await page.getByRole("button", { name: "Send me the link" }).click();
    await expect(page.getByText("If that address is on the list, we've emailed you a new link.")).toBeVisible();
  });
});

test("a press to leave that gets no answer says so beside its button, from either page", extended, async ({ page, request, site, expectConsole }) => {
  expectConsole(/ERR_FAILED/);
  await page.setViewportSize({ width: 390, height: 640 });
  const { yours, leave } = await member({ request, site });
  const button = page.getByRole("button", { name: "Leave the Warmth List" });
  const lost = /\/warmth-list\/yours\/[^/]+\.data/;
  await page.route(lost, (route) => (route.request().method() === "POST" ? route.abort() : route.continue()));
  for (const path of [yours, leave]) {
    await open(page, path);
    await button.click();
    await expect(page).toHaveURL(new RegExp(`${yours}$`));
    const told = page.locator("form", { has: button }).locator(".notice:focus");
    await expect(told).toContainText("We didn't get an answer");
    await expect(told).toBeInViewport();
    await expect(page.locator(".notice-error")).toHaveCount(1);
    await expect(page).toHaveTitle(/^Error: (?!Error)/);
  }
  await page.unroute(lost);
  await button.click();
  await expect(page.getByRole("heading", { level: 1, name: "You have left" })).toBeFocused();
});

test("two tabs: what the first one ended, the second shows as ended", extended, async ({ page, context, request, site }) => {
  const { yours, leave } = await member({ request, site });
  const second = await context.newPage();
  await open(page, leave);
  await open(second, yours);
  await page.getByRole("button", { name: "Leave the Warmth List" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "You have left" })).toBeVisible();
  await second.getByRole("button", { name: "Leave the Warmth List" }).click();
  await expect(second.getByRole("heading", { level: 1, name: "You have left" })).toBeVisible();
});
