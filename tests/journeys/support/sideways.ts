import type { Page } from "@playwright/test";
import { expect } from "#tests/journeys/support/site.ts";

/** The page is no wider than the screen; where it is, the message names what sticks out. */
export async function expectNoSidewaysScroll(page: Page) {
  const { wide, sticking } = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    const out = [...document.querySelectorAll("body *")].filter((part) => part.getBoundingClientRect().right > clientWidth + 1);
    return { wide: scrollWidth - clientWidth, sticking: out.slice(0, 3).map((part) => part.outerHTML.slice(0, 120)) };
  });
  expect(wide, `pixels to scroll sideways; ${sticking.join("\n")}`).toBeLessThanOrEqual(0);
}
