import { keepBefore, refusedBefore } from "#tests/journeys/support/consent.ts";
import { expect, open, test } from "#tests/journeys/support/site.ts";
import { findSmall } from "#tests/journeys/support/small-targets.ts";
import { publicPages } from "#tests/support/public-pages.ts";

/** A page of each kind: `npm test` measures these, `npm run prove -- keyboard` all of them. */
const ofEachKind = ["/", "/pre-order", "/faq", "/blog", "/warmth-list", "/checkout", "/contact", "/privacy-policy", "/shipping", "/accessibility"];

test.use({ contextOptions: { reducedMotion: "reduce" }, hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

// With a mouse, every page is measured by every-page.journey.ts.
test("by touch, everything that can be pressed is 44 pixels high at least, and 24 wide", async ({ page, expectConsole }) => {
  expectConsole(/No such page|status of 404/);
  test.setTimeout(300_000);
  await keepBefore(page, refusedBefore);
  const small: string[] = [];
  for (const path of process.env.EVERY_SIZE ? publicPages : ofEachKind)
    await test.step(path, async () => {
      await open(page, path);
      small.push(...(await findSmall(page, { width: 24, height: 44 })).map((words) => `${path}: ${words}`));
    });
  expect(small).toEqual([]);
});
