import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { expectNoSidewaysScroll } from "#tests/journeys/support/sideways.ts";
import { expect } from "#tests/journeys/support/site.ts";

const rules = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];

type Axe = { run(context: unknown, options: object): Promise<{ violations: { id: string; nodes: { html: string; failureSummary?: string }[] }[] }> };

/** What's on its way in covers for a moment what it stands beside: axe would find that partly out of sight. What takes longer only drifts. */
const atRest = (page: Page) =>
  page.evaluate(async () => {
    const moving = document.getAnimations().filter(({ playState, effect }) => playState === "running" && Number(effect?.getComputedTiming().endTime) < 1000);
    await Promise.allSettled(moving.map(({ finished }) => finished));
  });

/** Axe finds nothing wrong with the page as it stands once it's at rest; `more` are tags of further rules, `without` what isn't read. */
export async function expectAxeClean(page: Page, more: readonly string[] = [], without: readonly string[] = []) {
  // Only what is wrong is described in full; and a page without frames needs no second page to put its parts together. Half the cost.
  const resultTypes = ["violations" as const];
  const tags = [...rules, ...more];
  await atRest(page);
  const isAlone = page.frames().length === 1;
  const isThere = isAlone && (await page.evaluate(() => "axe" in window));
  const exclude = without.map((part) => [part]);
  const read = () => {
    const axe = new AxeBuilder({ page }).options({ resultTypes }).withTags(tags).setLegacyMode(isAlone);
    for (const part of without) axe.exclude(part);
    return axe.analyze();
  };
  // Read once more, a page has axe in it already, and warm: half the cost again.
  const readAgain = () =>
    page.evaluate(([context, options]) => (window as unknown as { axe: Axe }).axe.run(context, options), [
      { include: [["html"]], exclude },
      { resultTypes, runOnly: { type: "tag", values: tags } },
    ] as const);
  const { violations } = await (isThere ? readAgain() : read());
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
