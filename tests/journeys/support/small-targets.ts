import type { Page } from "@playwright/test";

/** What can be pressed and is smaller than that, but for links in running text, in pixels; a field's label counts with it. */
export const findSmall = (page: Page, least: { width: number; height: number }) =>
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
