import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Frame, Page } from "@playwright/test";
import { expectNoSidewaysScroll } from "#tests/journeys/support/sideways.ts";
import { expect } from "#tests/journeys/support/site.ts";

const rules = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];

type Context = { include?: unknown; exclude?: unknown };
type Axe = {
  runPartial(context: Context, options: object): Promise<unknown>;
  finishRun(partials: readonly unknown[], options: object): Promise<Result>;
  /** Ours: what it found in its own frame. */
  found?: unknown;
  utils: {
    getFrameContexts(context: Context, options: object): { frameSelector: string; frameContext: Context }[];
    shadowSelect(selector: string): Element | null;
  };
};
type Result = { violations: { id: string; nodes: { html: string; failureSummary?: string }[] }[] };
type WithAxe = Window & { axe: Axe; loadAxe?: () => void };

const source = readFileSync(fileURLToPath(import.meta.resolve("axe-core/axe.min.js")), "utf8");
const readBefore = new WeakSet<Page>();

/** Axe is half a megabyte, and to send it takes longer than to run it: who reads a second page with it has it ready on every later one. */
async function load(frame: Frame) {
  const isThere = await frame.evaluate(() => {
    const { axe, loadAxe } = window as unknown as Partial<WithAxe>;
    if (!axe) loadAxe?.();
    return axe !== undefined || loadAxe !== undefined;
  });
  if (isThere) return;
  const page = frame.page();
  if (readBefore.has(page) && frame === page.mainFrame()) await page.addInitScript(`window.loadAxe = () => { ${source} }`);
  readBefore.add(page);
  await frame.evaluate(source);
}

/**
 * What it finds in a frame, left there, and in those within, as text: one frame after the other, for by messages axe would wait for one that's
 * silent. As objects, read property by property on the way, the findings of a page cost more than to find them.
 */
async function readFrame(frame: Frame, context: Context, options: object): Promise<string[]> {
  await load(frame);
  const within = await frame.evaluate(
    async ([where, how]) => {
      const { axe } = window as unknown as WithAxe;
      const frames = axe.utils.getFrameContexts(where, how);
      axe.found = await axe.runPartial(where, how);
      return frames;
    },
    [context, options] as const,
  );
  const partials: string[] = [];
  for (const { frameSelector, frameContext } of within) {
    const element = await frame.evaluateHandle((selector) => (window as unknown as WithAxe).axe.utils.shadowSelect(selector), frameSelector);
    // Where no script may run, axe can't either: what such a frame shows is read as a page of its own.
    const runsNothing = await element.evaluate((shown) => shown?.matches("[sandbox]:not([sandbox~='allow-scripts'])"));
    const child = runsNothing ? null : await element.asElement()?.contentFrame();
    if (!child) {
      partials.push("null");
      continue;
    }
    const below = await readFrame(child, frameContext, options);
    partials.push(await child.evaluate(() => JSON.stringify((window as unknown as WithAxe).axe.found)), ...below);
  }
  return partials;
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
  // Only what is wrong is described in full: half the cost.
  const options = { resultTypes: ["violations"], runOnly: { type: "tag", values: [...rules, ...more] } };
  const context = { include: [["html"]], exclude: without.map((part) => [part]) };
  const partials = await readFrame(page.mainFrame(), context, options);
  const found = await page.evaluate(
    async ([parts, how]) => {
      const { axe } = window as unknown as WithAxe;
      const { violations } = await axe.finishRun([axe.found, ...parts.map((part) => JSON.parse(part))], how);
      return violations.flatMap(({ id, nodes }) => nodes.map(({ html, failureSummary }) => `${id}: ${html}\n${failureSummary}`));
    },
    [partials, options] as const,
  );
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
