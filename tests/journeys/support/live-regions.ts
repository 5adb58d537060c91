import type { Page } from "@playwright/test";
import { navigationStatus } from "#content/site/failure-pages.ts";

/** In the page: tells of each live region whenever its words change to other ones. What is out of reach behind a modal dialog, hidden or hushed, is not heard. */
function watchLiveRegions() {
  const regions = "[role=status], [role=alert], [aria-live=polite], [aria-live=assertive]";
  const wordsOf = (region: Element) => {
    const texts = document.createTreeWalker(region, NodeFilter.SHOW_TEXT);
    const words: string[] = [];
    while (texts.nextNode()) words.push(texts.currentNode.textContent ?? "");
    return words.join("").replace(/\s+/g, " ").trim();
  };
  const said = new WeakMap<Element, string>();
  const look = () => {
    const modal = document.querySelector("dialog:modal");
    for (const region of document.querySelectorAll(regions)) {
      if (region.closest("[hidden], [inert], [aria-hidden=true]") || (modal && !modal.contains(region))) continue;
      const words = wordsOf(region);
      if (words === (said.get(region) ?? "")) continue;
      said.set(region, words);
      if (words && region.getAttribute("aria-live") !== "off") (window as unknown as { tellHeard: (words: string) => void }).tellHeard(words);
    }
  };
  new MutationObserver(look).observe(document, { subtree: true, childList: true, characterData: true });
}

/** Everything that live regions say to somebody who listens, in order, from page to page. Call it before the first page is opened. */
export async function listenToLiveRegions(page: Page): Promise<string[]> {
  const heard: string[] = [];
  // That a page is slow to come depends on the machine; lost-pages.journey.ts holds that it's said.
  await page.exposeFunction("tellHeard", (words: string) => words !== navigationStatus.loading && heard.push(words));
  await page.addInitScript(watchLiveRegions);
  return heard;
}
