import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { expectNoSidewaysScroll } from "#tests/journeys/support/sideways.ts";
import { expect } from "#tests/journeys/support/site.ts";

const rules = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];

/** Axe finds nothing wrong with the page as it stands; `more` are tags of further rules. */
export async function expectAxeClean(page: Page, more: readonly string[] = []) {
  // Only what is wrong is described in full; and a page without frames needs no second page to put its parts together. Half the cost.
  const axe = new AxeBuilder({ page }).options({ resultTypes: ["violations"] }).withTags([...rules, ...more]);
  const { violations } = await axe.setLegacyMode(page.frames().length === 1).analyze();
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
