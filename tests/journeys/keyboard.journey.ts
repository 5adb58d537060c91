import type { Page } from "@playwright/test";
import { keepBefore, meetBanner, refusedBefore } from "#tests/journeys/support/consent.ts";
import { walkByTab } from "#tests/journeys/support/focus.ts";
import { expect, open, test } from "#tests/journeys/support/site.ts";
import { publicPages } from "#tests/support/public-pages.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

const sizes = [
  { width: 390, height: 664 },
  { width: 844, height: 390 },
  { width: 1024, height: 640 },
  { width: 1440, height: 900 },
];

async function expectSeen(page: Page) {
  const { faults } = await walkByTab(page);
  expect(faults, "focus that cannot be seen").toEqual([]);
}

for (const size of sizes)
  for (const state of ["plain", "banner", "chat"] as const)
    test(`the focus can be seen at every stop of every page, ${size.width} by ${size.height}, ${state}`, async ({ page, expectConsole }) => {
      expectConsole(/No such page|status of 404/);
      test.setTimeout(600_000);
      await page.setViewportSize(size);
      if (state !== "banner") await keepBefore(page, refusedBefore);
      const all: string[] = [];
      for (const path of publicPages) {
        if (state === "banner") {
          await page.clock.install();
          await open(page, path);
          await page.clock.fastForward(3_000);
        } else await open(page, path);
        if (state === "chat") {
          const door = page.locator(".dock").getByRole("button", { name: /questions\?/i });
          if ((await door.count()) === 0) continue;
          await door.click();
        }
        const { stops, faults } = await walkByTab(page);
        console.log(path, stops, faults.length);
        for (const fault of faults) all.push(`${path}: ${fault}`);
      }
      console.log(all.join("\n"));
      expect(all).toEqual([]);
    });
void expectSeen; void meetBanner;
