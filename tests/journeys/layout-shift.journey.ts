import { banner } from "#tests/journeys/support/consent.ts";
import { expect, open, test } from "#tests/journeys/support/site.ts";
import { publicPages } from "#tests/support/public-pages.ts";

type Shift = { at: number; value: number; of: string[] };

for (const [width, height] of [
  [390, 844],
  [1440, 900],
] as const)
  test(`the cookie banner moves nothing on any page, ${width} px wide`, async ({ page, expectConsole }) => {
    test.setTimeout(180_000);
    expectConsole(/No such page|status of 404/);
    await page.setViewportSize({ width, height });
    await page.clock.install();
    await page.addInitScript(() => {
      const shifts: Shift[] = [];
      Object.assign(window, { shifts });
      type Entry = PerformanceEntry & { value: number; hadRecentInput: boolean; sources?: { node?: Node }[] };
      new PerformanceObserver((list) => {
        for (const { startTime, value, hadRecentInput, sources = [] } of list.getEntries() as Entry[])
          if (!hadRecentInput)
            shifts.push({ at: startTime, value, of: sources.map(({ node }) => (node instanceof Element ? node.outerHTML.slice(0, 120) : "")) });
      }).observe({ type: "layout-shift", buffered: true });
    });
    for (const path of publicPages) {
      await open(page, path);
      // A face that comes late moves a line where none of our fallbacks is installed. That is not the banner's doing, so every face has come before it is watched.
      await expect(page.locator("html[data-readouts]"), path).toBeAttached();
      await page.evaluate(() => document.fonts.ready.then(() => new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn)))));
      const before = await page.evaluate(() => performance.now());
      await page.clock.fastForward(3_000);
      await expect(banner(page), path).toBeVisible();
      // Two frames, and what they were measured as.
      const shifts = await page.evaluate(
        () =>
          new Promise<Shift[]>((done) =>
            requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(() => done((window as unknown as { shifts: Shift[] }).shifts)))),
          ),
      );
      expect
        .soft(
          shifts.filter(({ at }) => at >= before),
          path,
        )
        .toEqual([]);
    }
  });
