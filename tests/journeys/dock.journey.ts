import type { Page } from "@playwright/test";
import { type DockGeometry, measureDock } from "#tests/browsers/dock-geometry.ts";
import { expectAxeClean } from "#tests/journeys/support/axe.ts";
import { banner, keepBefore, meetBanner, refusedBefore } from "#tests/journeys/support/consent.ts";
import { expect, extended, open, test, toast } from "#tests/journeys/support/site.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

const buyBar = (page: Page) => page.getByRole("region", { name: /^Pre-order / });
/** In one leap: what lies between is never seen on the way. */
const jump = (page: Page, to: "past the button" | "to the end" | "to the top") =>
  page.evaluate((where) => {
    const end = document.documentElement.scrollHeight;
    const top = { "past the button": end / 2, "to the end": end, "to the top": 0 };
    scrollTo({ top: top[where], behavior: "instant" });
  }, to);

test("the buy bar shows only while the page's own button is above the screen", extended, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await open(page, "/pre-order");
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    await jump(page, "to the top");
    await expect(buyBar(page)).toBeHidden();
    await jump(page, "past the button");
    await expect(buyBar(page)).toBeVisible();
    await expect(buyBar(page)).toContainText("£15");
    await expect(buyBar(page)).toContainText("UK shipping included");
    await expectAxeClean(page);
    await jump(page, "to the end");
    await expect(buyBar(page), "the footer is in view").toBeHidden();
    await jump(page, "past the button");
    await expect(buyBar(page)).toBeVisible();
    await jump(page, "to the top");
    await expect(buyBar(page)).toBeHidden();
  }
  await jump(page, "past the button");
  await buyBar(page).getByRole("link", { name: "Pre-order Now" }).click();
  await expect(page).toHaveURL(/\/checkout$/);
  await expect(page.locator("#dock-buy-bar")).toBeEmpty();
});

test("banner, buy bar and chat button stand beside one another at every width", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await meetBanner(page, "/pre-order");
  for (const [width, height] of [
    [390, 844],
    [820, 1100],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height });
    await jump(page, "past the button");
    await expect(buyBar(page)).toBeVisible();
    const parts = [banner(page), buyBar(page), page.locator(".dock").getByRole("button", { name: /questions\?/i })];
    // What is lifted for a part that comes is lifted with the next frame.
    await expect(async () => {
      const boxes = await Promise.all(parts.map((part) => part.boundingBox()));
      for (const [i, a] of boxes.entries())
        for (const b of boxes.slice(i + 1)) {
          if (!a || !b) throw new Error("not to be seen");
          const apart = a.x + a.width <= b.x || b.x + b.width <= a.x || a.y + a.height <= b.y || b.y + b.height <= a.y;
          expect(apart, `${JSON.stringify(a)} and ${JSON.stringify(b)}`).toBe(true);
        }
    }).toPass();
    for (const part of parts) await expect(part).toBeInViewport({ ratio: 1 });
  }
});

test("on a laptop the banner is a row that leaves every action of the home page in sight", extended, async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  await meetBanner(page, "/");
  const actions = await page.locator(".hero-words a").all();
  expect(actions).toHaveLength(3);
  await expect(async () => {
    const top = (await banner(page).boundingBox())?.y ?? 0;
    for (const action of actions) {
      const { y, height } = (await action.boundingBox()) ?? { y: 768, height: 0 };
      expect(y + height).toBeLessThanOrEqual(top);
    }
  }).toPass();
});

test("what went wrong is said above the form that it speaks of", extended, async ({ page }) => {
  await keepBefore(page, refusedBefore);
  await open(page, "/warmth-list");
  for (const [width, height] of [
    [320, 640],
    [390, 844],
    [820, 1180],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.locator("form", { has: page.getByLabel("Full Name") }).evaluate((form: HTMLFormElement) => form.requestSubmit());
    await expect(toast(page, "Validation Error")).toBeVisible();
    await expect(async () => {
      const said = await page.locator(".toasts [role=alert] > *").boundingBox();
      const label = await page.getByText("Full Name", { exact: true }).boundingBox();
      expect((said?.y ?? 0) + (said?.height ?? 0), `at ${width}`).toBeLessThanOrEqual(label?.y ?? 0);
      // On a phone the message would lie over a headline that's still to be seen.
      const headline = await page.locator("h1").boundingBox();
      if (width < 768) expect((headline?.y ?? 0) + (headline?.height ?? 0), `the headline at ${width}`).toBeLessThanOrEqual(said?.y ?? 0);
    }).toPass();
  }
});

test("nothing is docked, and no room is left for it, once a choice stands", async ({ page }) => {
  await keepBefore(page, refusedBefore);
  await open(page, "/terms");
  expect(await page.locator(".dock-height").evaluate((dock) => dock.getBoundingClientRect().height)).toBe(0);
});

/** Nothing that stands above the dock reaches behind it; a pixel is left to rounding. */
async function expectClear(page: Page, parts: (keyof DockGeometry)[], { from = async () => {} } = {}) {
  await expect(async () => {
    await from();
    const found = await page.evaluate(measureDock);
    for (const part of parts) expect(found[part], `${part} above ${found.dockTop}`).toBeLessThanOrEqual(found.dockTop + 1);
  }).toPass();
}

for (const asked of [true, false])
  test(`footer, messages and the assistant's panel end above the dock ${asked ? "with" : "without"} the banner`, extended, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const visit = async (path: string) => {
      if (asked) return meetBanner(page, path);
      await keepBefore(page, refusedBefore);
      await open(page, path);
    };
    await visit("/faq");
    // The page grows by the dock's height, a few frames after the dock has it.
    await expectClear(page, ["footerEnd"], { from: () => jump(page, "to the end") });
    // Where it stands beside the page; a sheet covers all of it.
    await page.setViewportSize({ width: 820, height: 844 });
    await page
      .locator(".dock")
      .getByRole("button", { name: /questions\?/i })
      .click();
    await expect(page.locator(".chat-panel")).toBeVisible();
    await expectClear(page, ["sheetEnd", "fieldEnd"]);
    await page.setViewportSize({ width: 390, height: 844 });
    await visit("/warmth-list");
    await page.locator("form", { has: page.getByLabel("Full Name") }).evaluate((form: HTMLFormElement) => form.requestSubmit());
    await expect(toast(page, "Validation Error")).toBeVisible();
    await expectClear(page, ["toastEnd"]);
  });

test("where a low window has no room for banner, message and field, the message goes once it has been read out", extended, async ({ page }) => {
  await page.setViewportSize({ width: 844, height: 390 });
  await meetBanner(page, "/warmth-list");
  await page.getByRole("main").getByRole("button", { name: "Join Warmth List" }).press("Enter");
  await expect(toast(page, "Validation Error")).toBeVisible();
  const name = page.getByLabel("Full Name");
  await expect(name).toBeFocused();
  await expect(toast(page, "Validation Error")).toBeHidden({ timeout: 5_000 });
  const isSeen = () =>
    name.evaluate((field) => {
      const { left, right, top, bottom } = field.getBoundingClientRect();
      return document.elementFromPoint((left + right) / 2, (top + bottom) / 2) === field;
    });
  expect(await isSeen()).toBe(true);
  await expect(page.getByRole("main")).toContainText("Name must be at least 2 characters long");
});
