import type { Page } from "@playwright/test";

/** What has the focus, by words that find it again, and what is wrong with where it is. */
type Stop = { id: number; what: string; fault: string | null };

/** In the page: whether what has the focus can be seen. Most of it must be on the screen, with nothing over it. */
function lookAtFocus(): Stop {
  type Marked = Element & { stopId?: number };
  const counter = window as unknown as { stops?: number };
  const element = document.activeElement as Marked | null;
  if (!element || element === document.body || element === document.documentElement) return { id: 0, what: "body", fault: null };
  if (element.stopId === undefined) {
    counter.stops = (counter.stops ?? 0) + 1;
    element.stopId = counter.stops;
  }
  const words = element.getAttribute("aria-label") || element.textContent?.trim() || element.getAttribute("name") || element.id;
  const what = `<${element.localName}> ${words.replace(/\s+/g, " ").slice(0, 60)}`;
  // A box that is drawn by its label is as large as that.
  const label = element instanceof HTMLInputElement ? element.labels?.[0] : null;
  const own = element.getClientRects()[0];
  const drawn = own && own.width > 4 && own.height > 4 ? element : (label ?? element);
  const rect = drawn.getClientRects()[0];
  if (!rect || rect.width === 0 || rect.height === 0) return { id: element.stopId, what, fault: "has no box" };
  const inset = (size: number) => Math.min(3, size / 4);
  const [left, right] = [rect.left + inset(rect.width), rect.right - inset(rect.width)];
  const [top, bottom] = [rect.top + inset(rect.height), rect.bottom - inset(rect.height)];
  const points = [
    [(left + right) / 2, (top + bottom) / 2],
    [left, (top + bottom) / 2],
    [right, (top + bottom) / 2],
    [(left + right) / 2, top],
    [(left + right) / 2, bottom],
  ] as const;
  const covers = new Set<string>();
  let seen = 0;
  for (const [x, y] of points) {
    const hit = document.elementFromPoint(x, y);
    if (!hit) covers.add("off the screen");
    else if (drawn.contains(hit) || hit.contains(drawn) || label?.contains(hit)) seen++;
    else covers.add(`behind <${hit.localName} class="${hit.getAttribute("class") ?? ""}"> ${hit.textContent?.trim().slice(0, 30) ?? ""}`);
  }
  // What is taller than the free part of a window cannot be seen whole; and browsers bring a text field's caret into view, not all of its box.
  const enough = rect.height > innerHeight / 2 ? 1 : element instanceof HTMLTextAreaElement ? 3 : 5;
  return { id: element.stopId, what, fault: seen >= enough ? null : `${[...covers].join(", ")} (${Math.round(rect.top)} to ${Math.round(rect.bottom)} of ${innerHeight})` };
}

/**
 * Goes through a page by Tab alone, from wherever the focus is, until it is back where it began. Answers each stop at which the focus could not be seen,
 * and each at which it was lost to the body.
 */
export async function walkByTab(page: Page, { most = 400 } = {}): Promise<{ stops: number; faults: string[] }> {
  const faults: string[] = [];
  const met = new Set<number>();
  let before = "the start";
  for (let presses = 0; presses < most; presses++) {
    await page.keyboard.press("Tab");
    const stop = await page.evaluate(lookAtFocus);
    if (stop.id === 0) {
      // After the last stop the focus leaves the page once; then it begins again.
      await page.keyboard.press("Tab");
      const next = await page.evaluate(lookAtFocus);
      if (next.id !== 0 && met.has(next.id)) return { stops: met.size, faults };
      if (met.size > 0) faults.push(`focus lost to the body after ${before}`);
      if (next.id === 0) return { stops: met.size, faults };
      met.add(next.id);
      continue;
    }
    if (met.has(stop.id)) return { stops: met.size, faults };
    met.add(stop.id);
    before = stop.what;
    if (stop.fault) faults.push(`${stop.what}: ${stop.fault}`);
  }
  faults.push(`no end after ${most} presses`);
  return { stops: met.size, faults };
}
