import type { Page } from "@playwright/test";
import { banner } from "#tests/journeys/support/consent.ts";
import { expect } from "#tests/journeys/support/site.ts";

type Shift = { at: number; value: number; of: string[] };

/** From now on every page notes what moved on it by itself. */
export const noteShifts = (page: Page) =>
  page.addInitScript(() => {
    const shifts: Shift[] = [];
    Object.assign(window, { shifts });
    type Entry = PerformanceEntry & { value: number; hadRecentInput: boolean; sources?: { node?: Node }[] };
    new PerformanceObserver((list) => {
      for (const { startTime, value, hadRecentInput, sources = [] } of list.getEntries() as Entry[])
        if (!hadRecentInput)
          shifts.push({ at: startTime, value, of: sources.map(({ node }) => (node instanceof Element ? node.outerHTML.slice(0, 120) : "")) });
    }).observe({ type: "layout-shift", buffered: true });
  });

/** The cookie banner comes, on the test's own clock, and moves nothing. */
export async function expectBannerMovesNothing(page: Page) {
  // A face that comes late moves a line where none of our fallbacks is installed. That is not the banner's doing, so every face has come before it is watched.
  await expect(page.locator("html[data-readouts]")).toBeAttached();
  await page.evaluate(() => document.fonts.ready.then(() => new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn)))));
  const before = await page.evaluate(() => performance.now());
  await page.clock.fastForward(3_000);
  await expect(banner(page)).toBeVisible();
  // Two frames, and what they were measured as.
  const shifts = await page.evaluate(
    () =>
      new Promise<Shift[]>((done) =>
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(() => done((window as unknown as { shifts: Shift[] }).shifts)))),
      ),
  );
  expect(
    shifts.filter(({ at }) => at >= before),
    "moved as the banner came",
  ).toEqual([]);
}
