/** What is fixed to the window and may lie over something that has the focus: at its top, or stacked up from its foot. */
const [atTop, fixed] = [".bar", ".bar, .consent, .buy-bar, .chat-door, .chat-panel, .toasts > * > *"];
/** Pixels of room around what has the focus. */
const room = 10;

/** What a fixed part is told when the page cannot be scrolled clear of it: it gives way, and loses nothing. */
export const giveWay = "give-way";

/**
 * Scrolls what somebody has reached by keys, or writes in, clear of whatever is fixed to the window. Browsers bring what gets the focus into view,
 * but know of nothing that lies over it, stop at a text field's caret, and have no reason to look again when something comes up later.
 */
export function clearFocus() {
  const focused = document.activeElement;
  // A heading has it for want of anything else: the reader stays where they were.
  if (!focused || focused === document.body || !focused.matches(":focus-visible:not(h1)") || focused.closest("dialog")) return;
  const { top, bottom, left, right } = focused.getBoundingClientRect();
  let free = { top: 0, bottom: innerHeight };
  const covers: Element[] = [];
  for (const part of document.querySelectorAll(fixed)) {
    const box = part.getBoundingClientRect();
    if (box.height === 0 || box.right <= left || box.left >= right || box.bottom <= 0 || box.top >= innerHeight) continue;
    if (part.contains(focused)) return;
    covers.push(part);
    if (part.matches(atTop)) free = { ...free, top: Math.max(free.top, box.bottom) };
    else free = { ...free, bottom: Math.min(free.bottom, box.top) };
  }
  const above = free.top + room - top;
  const below = bottom + room - free.bottom;
  // Where it does not fit, its beginning is what is shown.
  if (above > 0) scrollBy({ top: -above, behavior: "instant" });
  else if (below > 0) scrollBy({ top: Math.min(below, -above), behavior: "instant" });
  const now = focused.getBoundingClientRect();
  for (const part of covers) {
    const box = part.getBoundingClientRect();
    if (box.top < now.bottom && box.bottom > now.top) part.dispatchEvent(new Event(giveWay));
  }
}

/** Keeps the focus clear of what is fixed; the answer looks once more, for when something has come up or grown. */
export function keepFocusClear(): { look: () => void; stop: () => void } {
  let frame = 0;
  const soon = () => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(clearFocus);
  };
  document.addEventListener("focusin", soon);
  return {
    look: soon,
    stop() {
      cancelAnimationFrame(frame);
      document.removeEventListener("focusin", soon);
    },
  };
}
