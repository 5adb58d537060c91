import type { Page } from "@playwright/test";

/** Text as people set it for themselves: twice as large (WCAG 1.4.4), or with more room between letters, words, lines and paragraphs (1.4.12). */
export const textSettings = {
  twice: ":root{font-size:200%!important}",
  spaced: "*{letter-spacing:.12em!important;word-spacing:.16em!important;line-height:1.5!important}p{margin-bottom:2em!important}",
};

/** Lays out all of the page, and sets text as a browser's own style sheet would: a page's policy has no say in it. */
export const setText = (page: Page, css: string) =>
  page.evaluate((rules) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rules);
    delete document.documentElement.dataset.later;
    document.adoptedStyleSheets = [sheet];
  }, css);

/** Sets, in pixels, how large letters are in the browser's settings: unlike a style it's known to media queries too. */
export async function setLetters(page: Page, standard: number) {
  const session = await page.context().newCDPSession(page);
  await session.send("Page.setFontSizes", { fontSizes: { standard, fixed: standard } });
}

/** In the page: whether it scrolls sideways, what is pressed and is off the screen, and text that is cut off, off the screen or over other text, each by its words. */
function lookAtText(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement;
  const faults = scrollWidth > clientWidth ? [`the page is ${scrollWidth} wide on a screen of ${clientWidth}`] : [];
  const ancestorsOf = (element: Element) => {
    const found: Element[] = [];
    for (let part: Element | null = element; part; part = part.parentElement) found.push(part);
    return found;
  };
  const isDrawn = (element: Element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    !element.closest(".visually-hidden, .sr-only, .skip-link, option, script, style, template, noscript, [inert], [aria-hidden=true]");
  /** What cuts off what sticks out of it, or scrolls, nearest first. */
  const framesOf = (element: Element) =>
    ancestorsOf(element)
      .filter((part) => part !== document.body && part !== document.documentElement && getComputedStyle(part).display !== "inline")
      .map((part) => ({ rect: part.getBoundingClientRect(), x: getComputedStyle(part).overflowX, y: getComputedStyle(part).overflowY }))
      .filter(({ x, y }) => x !== "visible" || y !== "visible");
  const scrolls = (overflow: string) => overflow === "auto" || overflow === "scroll";
  const cuts = (overflow: string) => overflow === "hidden" || overflow === "clip";

  /** What is wrong with one line of text, or null; undefined where it's scrolled out of sight. */
  function lookAtLine(letters: DOMRect, frames: ReturnType<typeof framesOf>): string | null | undefined {
    for (const { rect: frame, x, y } of frames) {
      // Kept for those who listen.
      if (frame.width <= 1) return undefined;
      const right = letters.right - frame.right;
      const left = frame.left - letters.left;
      const below = letters.bottom - frame.bottom;
      const above = frame.top - letters.top;
      // A slide that waits beside the one that's shown.
      if (left >= letters.width || right >= letters.width) return undefined;
      if ((scrolls(x) && Math.max(left, right) > 2) || (scrolls(y) && Math.max(above, below) > 2)) return undefined;
      if (cuts(x) && Math.max(left, right) > 2) return `cut off by ${Math.round(Math.max(left, right))} px at its side`;
      if (cuts(y) && Math.max(above, below) > 2) return `cut off by ${Math.round(Math.max(above, below))} px above or below`;
    }
    return letters.right > clientWidth + 1 || letters.left < -1 ? "off the screen" : null;
  }

  type Line = { words: string; element: Element; rect: DOMRect };
  const lines: Line[] = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const element = node.parentElement;
    const words = node.textContent?.trim().replace(/\s+/g, " ").slice(0, 40);
    if (!element || !words || !isDrawn(element)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const frames = framesOf(element);
    // What is fixed or hung somewhere may lie over the page on purpose; a drawing's letters too.
    const isInFlow =
      !element.closest("[aria-hidden=true]") && ancestorsOf(element).every((part) => !/fixed|sticky|absolute/.test(getComputedStyle(part).position));
    // Letters stand in the middle of their line, however tall it is.
    const size = Number.parseFloat(getComputedStyle(element).fontSize) * 0.75;
    const wrong = new Set<string>();
    let isShown = false;
    for (const { left, top, width, height } of range.getClientRects()) {
      const rect = new DOMRect(left, top + height / 2 - size / 2, width, size);
      const fault = width < 1 ? undefined : lookAtLine(rect, frames);
      if (fault) wrong.add(fault);
      isShown ||= fault !== undefined;
      if (fault !== undefined && isInFlow) lines.push({ words, element, rect });
    }
    // A short word is broken only where a column has become too narrow to read.
    for (const { 0: word, index } of node.textContent?.matchAll(/(?<!\S)[\p{L}\d]{2,5}(?![\p{L}\d@./-])/gu) ?? []) {
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      const [begins, ...rest] = range.getClientRects();
      if (isShown && begins && rest.some(({ top }) => top > begins.bottom - 2)) wrong.add(`breaks “${word}”`);
    }
    const [first] = wrong;
    if (first) faults.push(`<${element.localName} class="${element.className}"> ${words}: ${first}`);
  }

  // What is pressed may hold no words: a dot, or a cross.
  for (const control of document.querySelectorAll("a[href], button, input, select, summary, textarea")) {
    const { left, right, width } = control.getBoundingClientRect();
    if (width < 2 || !isDrawn(control) || (left >= -1 && right <= clientWidth + 1)) continue;
    if (!framesOf(control).some(({ x }) => scrolls(x)))
      faults.push(`off the screen: <${control.localName} class="${control.className}"> ${control.textContent}`);
  }

  const fromTop = lines.sort((one, other) => one.rect.top - other.rect.top);
  for (const [at, one] of fromTop.entries())
    for (const other of fromTop.slice(at + 1)) {
      if (other.rect.top >= one.rect.bottom) break;
      const wide = Math.min(one.rect.right, other.rect.right) - Math.max(one.rect.left, other.rect.left);
      const high = Math.min(one.rect.bottom, other.rect.bottom) - other.rect.top;
      if (wide > 3 && high > 3 && one.element !== other.element) faults.push(`over each other: ${one.words} / ${other.words}`);
    }
  return [...new Set(faults)];
}

/** What is wrong with the page's text as it is drawn now. */
export async function findTextFaults(page: Page): Promise<string[]> {
  // Styles that were set a moment ago, and what follows the width of the screen.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  return page.evaluate(lookAtText);
}
