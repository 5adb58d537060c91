import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { expect } from "#tests/journeys/support/site.ts";

const rules = ["wcag2a", "wcag2aa", "wcag21aa", "wcag22aa"];

/** Axe finds nothing wrong with the page as it stands. */
export async function expectAxeClean(page: Page) {
  const { violations } = await new AxeBuilder({ page }).withTags(rules).analyze();
  const found = violations.flatMap(({ id, nodes }) => nodes.map(({ html, failureSummary }) => `${id}: ${html}\n${failureSummary}`));
  expect(found, "what axe found").toEqual([]);
}
