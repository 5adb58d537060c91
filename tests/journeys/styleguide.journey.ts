import { expectAxeClean } from "#tests/journeys/support/axe.ts";
import { expectNoSidewaysScroll } from "#tests/journeys/support/sideways.ts";
import { expect, extended, open, test } from "#tests/journeys/support/site.ts";

test("every component of the style guide can be seen, in every state, and is sound 320, 390 and 1440 px wide", extended, async ({ page }) => {
  test.setTimeout(120_000);
  await page.emulateMedia({ reducedMotion: "reduce" });
  const answer = await open(page, "/styleguide");
  expect(answer?.status()).toBe(200);
  expect(answer?.headers()["x-robots-tag"]).toBe("noindex");
  await expect(page).toHaveTitle(/^Style guide/);
  const entries = await page.evaluate(() =>
    [...document.querySelectorAll("[data-specimen]")].map((entry) => ({
      name: entry.getAttribute("data-specimen") ?? "",
      heading: entry.querySelector("h3")?.checkVisibility() ? entry.querySelector("h3")?.textContent : null,
      explained: entry.querySelector(".guide-unseen")?.checkVisibility() ?? false,
      states: [...entry.querySelectorAll(".guide-state > .guide-stage")].map((stage) => {
        const { width, height } = stage.getBoundingClientRect();
        return {
          shown: stage.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
          small: Math.min(width, height),
          empty: stage.innerHTML === "",
        };
      }),
    })),
  );
  expect(entries.length).toBeGreaterThan(30);
  for (const { name, heading, explained, states } of entries)
    await test.step(name, async () => {
      expect(heading).toBe(name);
      expect(states.length > 0 || explained, "something to look at, or why there is nothing").toBe(true);
      for (const { shown, small, empty } of states) {
        expect(shown && !empty).toBe(true);
        expect(small, "pixels").toBeGreaterThan(15);
      }
    });
  for (const width of [320, 390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await expectNoSidewaysScroll(page);
    // Of a wide screen axe reads the pages that these are parts of.
    if (width === 390) await expectAxeClean(page);
  }
});

test("a forced state looks as the real one does", extended, async ({ page }) => {
  // Colours change at once, so that none is read half-way.
  await page.emulateMedia({ reducedMotion: "reduce" });
  await open(page, "/styleguide");
  const groundOf = (state: string) => page.locator(`#Button [data-state="${state}"] .button`).evaluate((button) => getComputedStyle(button).backgroundColor);
  const normal = page.locator('#Button [data-state="primary"] .button');
  const before = await groundOf("primary");
  await normal.hover();
  await expect.poll(() => groundOf("primary")).not.toBe(before);
  await expect.poll(() => groundOf("primary, hover")).toBe(await groundOf("primary"));
});

test("motion can be played again, and a toast shown", extended, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await open(page, "/styleguide");
  const rising = await page.locator(".guide-motion-rise").elementHandle();
  await page.getByRole("button", { name: "Replay" }).click();
  await expect.poll(() => rising?.evaluate((node) => node.isConnected)).toBe(false);
  await page.getByRole("button", { name: "Show one that worked" }).click();
  await expect(page.locator(".toasts [role=status]").getByText("Location Detected")).toBeVisible();
});
