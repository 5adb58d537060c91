import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Frame, Page } from "@playwright/test";
import { expectNoSidewaysScroll } from "#tests/journeys/support/sideways.ts";
import { expect } from "#tests/journeys/support/site.ts";

const rules = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];

type Axe = {
  configure(how: object): void;
  run(context: unknown, options: object): Promise<{ violations: { id: string; nodes: { html: string; failureSummary?: string }[] }[] }>;
};
type WithAxe = Window & { axe?: Axe; loadAxe?: () => void };

const source = readFileSync(fileURLToPath(import.meta.resolve("axe-core/axe.min.js")), "utf8");
const readBefore = new WeakSet<Page>();

/** Axe is half a megabyte, and to send it takes longer than to run it: who reads a second page with it has it ready on every later one. */
async function load(page: Page) {
  const isThere = (frame: Frame) =>
    frame.evaluate(() => {
      const { axe, loadAxe } = window as WithAxe;
      if (!axe) loadAxe?.();
      return axe !== undefined || loadAxe !== undefined;
    });
  for (const frame of page.frames()) {
    if (await isThere(frame)) continue;
    if (frame === page.mainFrame() && readBefore.has(page)) await page.addInitScript(`window.loadAxe = () => { ${source} }`);
    readBefore.add(page);
    await frame.evaluate(source);
  }
  // A frame of another address is read too.
  if (page.frames().length > 1)
    for (const frame of page.frames()) await frame.evaluate(() => (window as WithAxe).axe?.configure({ allowedOrigins: ["<unsafe_all_origins>"] }));
}

/** What's on its way in covers for a moment what it stands beside: axe would find that partly out of sight. What takes longer only drifts. */
const atRest = (page: Page) =>
  page.evaluate(async () => {
    const moving = document.getAnimations().filter(({ playState, effect }) => playState === "running" && Number(effect?.getComputedTiming().endTime) < 1000);
    await Promise.allSettled(moving.map(({ finished }) => finished));
  });

/** Axe finds nothing wrong with the page as it stands once it's at rest; `more` are tags of further rules, `without` what isn't read. */
export async function expectAxeClean(page: Page, more: readonly string[] = [], without: readonly string[] = []) {
  await atRest(page);
  await load(page);
  // Only what is wrong is described in full: half the cost.
  const options = { resultTypes: ["violations"], runOnly: { type: "tag", values: [...rules, ...more] } };
  const context = { include: [["html"]], exclude: without.map((part) => [part]) };
  const { violations } = await page.evaluate(([where, how]) => (window as unknown as { axe: Axe }).axe.run(where, how), [context, options] as const);
  const found = violations.flatMap(({ id, nodes }) => nodes.map(({ html, failureSummary }) => `${id}: ${html}\n${failureSummary}`));
  expect(found, "what axe found").toEqual([]);
}

/** Nothing scrolls sideways and axe finds nothing: on a laptop, and then on a phone, where the page is left. */
export async function expectSoundOnBoth(page: Page) {
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 844 });
    await expectNoSidewaysScroll(page);
    await expectAxeClean(page);
  }
}
