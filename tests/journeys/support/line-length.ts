import type { Page } from "@playwright/test";
import { expect } from "#tests/journeys/support/site.ts";

/** Letters: the column of running text holds some 70, and a page may go a little over, never to the edge of a wide screen. */
const longest = 84;

/** Text of more than one line is set in lines that an eye finds its way back from. */
export async function expectReadableLines(page: Page) {
  const tooLong = await page.evaluate((most) => {
    const pen = document.createElement("canvas").getContext("2d");
    return [...document.querySelectorAll<HTMLElement>("main :is(p, li, dd)")].flatMap((element) => {
      const words = [...element.childNodes].map((node) => (node.nodeType === Node.TEXT_NODE ? node.textContent : "")).join("");
      const style = getComputedStyle(element);
      const { width, height } = element.getBoundingClientRect();
      const sum = (...lengths: string[]) => lengths.reduce((total, length) => total + Number.parseFloat(length), 0);
      // A layout's cell, display type (whose width no canvas can set), and one line however long it could be.
      if (!pen || !style.font || words.length < 60 || height - sum(style.paddingTop, style.paddingBottom) < 1.8 * sum(style.lineHeight)) return [];
      pen.font = style.font;
      const letters = Math.round((width - sum(style.paddingLeft, style.paddingRight)) / (pen.measureText(words).width / words.length));
      return letters > most ? [`${letters} letters: ${words.slice(0, 60)}`] : [];
    });
  }, longest);
  expect(tooLong).toEqual([]);
}
