import { findRoom } from "#app/lib/browser/in-view.ts";

/** Pixels of room around what has the focus. */
const room = 10;

/** What a fixed part is told when the page cannot be scrolled clear of it: it gives way, and loses nothing. */
export const giveWay = "give-way";

/** What it is in that is fixed to the window; null for a part of the page. */
function fixedAround(element: Element | null): Element | null {
  return !element || getComputedStyle(element).position === "fixed" ? element : fixedAround(element.parentElement);
}

/** All that is fixed to the window and lies over a corner of it, or over its middle: what is wide reaches out on both sides. */
function findCovers(element: Element): Element[] {
  const { top, bottom, left, right } = element.getBoundingClientRect();
  const points = [left + 2, (left + right) / 2, right - 2].flatMap((x) => [top + 2, bottom - 2].map((y) => fixedAround(document.elementFromPoint(x, y))));
  return [...new Set(points)].filter((cover) => cover !== null);
}

function clear(covers: readonly Element[]) {
  for (const cover of covers) cover.dispatchEvent(new Event(giveWay, { bubbles: true }));
}

/**
 * Scrolls what somebody has reached by keys, or writes in, clear of whatever is fixed to the window. Browsers bring what gets the focus into view,
 * but stop at a text field's caret, and have no reason to look again when something comes up later.
 */
function clearFocus() {
  const focused = document.activeElement;
  // A heading has it for want of anything else: the reader stays where they were.
  if (!focused?.matches(":focus-visible:not(h1, body)")) return;
  // A sheet or a panel scrolls by itself, as far as its own head leaves room.
  const dialog = focused.closest("dialog");
  if (dialog) {
    focused.scrollIntoView({ block: "nearest", behavior: "instant" });
    return clear(findCovers(focused).filter((cover) => !cover.contains(focused)));
  }
  if (fixedAround(focused)) return;
  // Where it is, is only known once all before it has its height (LayOutLater on the home page).
  delete document.documentElement.dataset.later;
  const { above, below } = findRoom();
  const { top: before, bottom: end, height } = focused.getBoundingClientRect();
  // Scrolled past by the reader: nobody is taken back to it because a banner has come up.
  if (end <= 0 || before >= innerHeight) return;
  // Where a message and the cookie banner leave no room for it in a low window, what can be seen stays where it is: there'd be no better place.
  if (below - above < height && before >= above && end <= innerHeight && findCovers(focused).length === 0) return;
  // As far as the bar above and all that stands below leave room: the page's scroll padding says so (styles/dock.css).
  focused.scrollIntoView({ block: "nearest", behavior: "instant" });
  // What is higher than that room is read from its beginning; but what is written, where it's written.
  const hidden = focused.getBoundingClientRect().top - above;
  if (hidden < 0 && !focused.matches("textarea")) scrollBy({ top: hidden, behavior: "instant" });
  // What stands beside the page is over some of it alone.
  const covers = findCovers(focused);
  if (covers.length === 0) return;
  const { top, bottom } = focused.getBoundingClientRect();
  const up = bottom + room - Math.min(...covers.map((cover) => cover.getBoundingClientRect().top));
  if (top - up >= above) scrollBy({ top: up, behavior: "instant" });
  clear(findCovers(focused));
}

let frame = 0;
/** With the next frame: once what has come up or grown is drawn. */
export function clearFocusSoon() {
  cancelAnimationFrame(frame);
  frame = requestAnimationFrame(clearFocus);
}

/** Keeps the focus clear of what is fixed; answers how to stop. */
export function keepFocusClear() {
  document.addEventListener("focusin", clearFocusSoon);
  return () => document.removeEventListener("focusin", clearFocusSoon);
}
