import type { Page } from "@playwright/test";
import { keepBefore, refusedBefore } from "#tests/journeys/support/consent.ts";
import { expect, open, test } from "#tests/journeys/support/site.ts";
import { publicPages } from "#tests/support/public-pages.ts";

/** A page of each kind: `npm test` measures these, `npm run prove -- keyboard` all of them. */
const ofEachKind = ["/", "/pre-order", "/faq", "/blog", "/warmth-list", "/checkout", "/contact", "/privacy-policy", "/shipping", "/accessibility"];

/** What can be pressed and is smaller than that, but for links in running text, in pixels; a field's label counts with it. */
const findSmall = (page: Page, least: { width: number; height: number }) =>
  page.evaluate(({ width, height }) => {
    const isInText = (element: Element) => {
      const around = element.parentElement?.closest("p, li, dd, td, th, address, label, legend, figcaption, span");
      return getComputedStyle(element).display === "inline" && around !== null && around?.textContent?.trim() !== element.textContent?.trim();
    };
    return [...document.querySelectorAll("a[href], button, summary, input:not([type=hidden]), select, textarea")]
      .filter((element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
      .filter((element) => !element.closest(".visually-hidden, .skip-link, [inert], [aria-hidden=true]") && !isInText(element))
      .map((element) => {
        const boxes = [element, ...((element as HTMLInputElement).labels ?? [])].map((part) => part.getBoundingClientRect());
        // The whole of a card whose link is stretched over it.
        const stretched = getComputedStyle(element, "::after");
        const grown = stretched.position === "absolute" && stretched.content !== "none" ? Number.parseFloat(stretched.height) || 0 : 0;
        return {
          words: `<${element.localName} class="${element.className}"> ${(element.getAttribute("aria-label") ?? element.textContent)?.trim().slice(0, 40)}`,
          width: Math.max(...boxes.map((box) => box.width)),
          height: Math.max(grown, ...boxes.map((box) => box.height)),
        };
      })
      .filter((box) => box.width < width - 0.5 || box.height < height - 0.5)
      .map((box) => `${box.words}: ${Math.round(box.width)} by ${Math.round(box.height)}`);
  }, least);

async function measure(page: Page, size: { width: number; height: number }, least: { width: number; height: number }) {
  test.setTimeout(300_000);
  await page.setViewportSize(size);
  await keepBefore(page, refusedBefore);
  const small: string[] = [];
  for (const path of process.env.EVERY_SIZE ? publicPages : ofEachKind)
    await test.step(path, async () => {
      await open(page, path);
      small.push(...(await findSmall(page, least)).map((words) => `${path}: ${words}`));
    });
  expect(small).toEqual([]);
}

test.use({ contextOptions: { reducedMotion: "reduce" } });

test("with a mouse, everything that can be pressed is 24 pixels wide and high at least", async ({ page, expectConsole }) => {
  expectConsole(/No such page|status of 404/);
  await measure(page, { width: 1440, height: 900 }, { width: 24, height: 24 });
});

test.describe("by touch", () => {
  test.use({ hasTouch: true, isMobile: true });

  test("everything that can be pressed is 44 pixels high at least, and 24 wide", async ({ page, expectConsole }) => {
    expectConsole(/No such page|status of 404/);
    await measure(page, { width: 390, height: 844 }, { width: 24, height: 44 });
  });
});
