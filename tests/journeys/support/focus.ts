import { expect, type Locator, type Page } from "@playwright/test";

/** What has the focus, by words that find it again, and what is wrong with where it is. */
type Stop = { id: number; what: string; fault: string | null };

/** In the page: whether what has the focus can be seen. Most of it must be on the screen, with nothing over it. */
function lookAtFocus(): Stop {
  type Marked = Element & { stopId?: number };
  const counter = window as unknown as { stops?: number };
  // In a frame it's what has the focus there.
  const frame = document.activeElement instanceof HTMLIFrameElement ? document.activeElement : null;
  const within = frame?.contentDocument?.activeElement;
  const inFrame = within && within !== frame?.contentDocument?.body;
  const element = (inFrame ? within : document.activeElement) as Marked | null;
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
  const box = drawn.getClientRects()[0];
  const from = inFrame ? frame?.getBoundingClientRect() : null;
  const rect = box && new DOMRect(box.x + (from?.x ?? 0), box.y + (from?.y ?? 0), box.width, box.height);
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
    else if (drawn.contains(hit) || hit.contains(drawn) || (inFrame && hit === frame) || label?.contains(hit)) seen++;
    else covers.add(`behind <${hit.localName} class="${hit.getAttribute("class") ?? ""}"> ${hit.textContent?.trim().slice(0, 30) ?? ""}`);
  }
  // What is taller than the free part of a window cannot be seen whole; and a field may have a button of its own at its end.
  const enough = rect.height > innerHeight * 0.3 ? 1 : element instanceof HTMLInputElement ? 4 : 5;
  return {
    id: element.stopId,
    what,
    fault: seen >= enough ? null : `${[...covers].join(", ")} (${Math.round(rect.top)} to ${Math.round(rect.bottom)} of ${innerHeight})`,
  };
}

/** What keeps the focus clear looks with the next frame; and what it scrolled may bring up a bar, which is looked at with a later one. */
async function settle(page: Page): Promise<Stop> {
  let stop = await page.evaluate(lookAtFocus);
  // A list that is being replaced leaves the focus to the body for a moment; and in a low window a message gives way after a second and a half.
  for (let frames = 0; frames < (stop.fault ? 120 : stop.id === 0 ? 10 : 0); frames++) {
    await page.evaluate(() => new Promise(requestAnimationFrame));
    stop = await page.evaluate(lookAtFocus);
  }
  return stop;
}

/** What has the focus now can be seen. */
export async function expectFocusSeen(page: Page) {
  const { what, fault } = await settle(page);
  expect(fault, what).toBeNull();
}

/**
 * Goes through a page by Tab alone, from wherever the focus is, until it is back where it has been. Answers each stop at which the focus could not be seen,
 * and whether it was lost to the body on the way: it leaves a page once, after the last stop, and no more.
 */
export async function walkByTab(page: Page, { most = 400 } = {}): Promise<{ stops: number; faults: string[] }> {
  const faults: string[] = [];
  const met = new Set<number>();
  let [before, left] = ["the start", 0];
  for (let presses = 0; presses < most; presses++) {
    await page.keyboard.press("Tab");
    const { id, what, fault } = await settle(page);
    if (id === 0) {
      left++;
      if (left > 1) faults.push(`focus lost to the body after ${before}`);
      if (left > 2) break;
      continue;
    }
    if (met.has(id)) return { stops: met.size, faults };
    met.add(id);
    before = what;
    if (fault) faults.push(`${what}: ${fault}`);
  }
  faults.push(`no end after ${met.size} stops`);
  return { stops: met.size, faults };
}

/** In the page: tells of each frame from which on nothing has the focus, though something had it before. */
function watchLostFocus() {
  let had = false;
  const look = () => {
    const has = document.activeElement !== null && document.activeElement !== document.body;
    if (had && !has) (window as unknown as { tellLost: (path: string) => void }).tellLost(location.pathname);
    had = has;
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

/** Where the focus was lost to the body, from page to page. Call it before the first page is opened. */
export async function noteLostFocus(page: Page): Promise<string[]> {
  const lost: string[] = [];
  await page.exposeFunction("tellLost", (path: string) => lost.push(path));
  await page.addInitScript(watchLostFocus);
  return lost;
}

/** Presses Tab until that has the focus. */
export async function tabTo(page: Page, target: Locator, { most = 100 } = {}) {
  for (let presses = 0; presses < most; presses++) {
    await page.keyboard.press("Tab");
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`no Tab led to ${target}`);
}

/** In the page: whether something in this part could not take the focus now. */
function isOutOfReach(part: Element) {
  const held = document.activeElement;
  const probe = document.createElement("button");
  part.append(probe);
  probe.focus({ preventScroll: true });
  const out = document.activeElement !== probe;
  probe.remove();
  if (!out && held instanceof HTMLElement) held.focus({ preventScroll: true });
  return out;
}

/** Whether a modal dialog in front holds that part of the page out of reach. */
export const expectOutOfReach = (part: Locator, out: boolean) => expect.poll(() => part.evaluate(isOutOfReach)).toBe(out);
