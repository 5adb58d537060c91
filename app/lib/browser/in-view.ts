/** What is left of the window beside what's fixed to it: the page's scroll padding says so (styles/dock.css). */
export function findRoom() {
  const { scrollPaddingTop, scrollPaddingBottom } = getComputedStyle(document.documentElement);
  return { above: Number.parseFloat(scrollPaddingTop) || 0, below: innerHeight - (Number.parseFloat(scrollPaddingBottom) || 0) };
}

/** Whether all of it can be seen; of what is higher than the window, where it begins. */
export function isInView(element: Element) {
  const { top, bottom, height } = element.getBoundingClientRect();
  const { above, below } = findRoom();
  return height > 0 && top >= above - 1 && (height > below - above ? top < below : bottom <= below + 1);
}

/** Whether it can be seen in a head, which stands beside that room. No hit is asked for: while pages cross-fade none finds anything. */
export function isSeenInHead(element: Element) {
  const { top, bottom, height } = element.getBoundingClientRect();
  return element.closest("header, nav") !== null && height > 0 && top >= 0 && bottom <= innerHeight;
}

function isPartlyInView(element: Element) {
  const { top, bottom, height } = element.getBoundingClientRect();
  const { above, below } = findRoom();
  return height > 0 && top < below && bottom > above;
}

/** Scrolls no further than it takes to see it. */
export function bringIntoView(element: Element) {
  const { top, bottom, height } = element.getBoundingClientRect();
  if (height === 0 || isInView(element)) return;
  const { above, below } = findRoom();
  scrollBy({ top: top < above || height > below - above ? top - above : bottom - below, behavior: "instant" });
}

/** Gives the focus to the first thing of the page that can be seen: the next Tab goes on from there, and nothing scrolls, unless nothing is seen. Not to a field, which would bring a phone's keyboard up, but to its label. */
export function focusWhatIsSeen() {
  const parts = document.querySelectorAll<HTMLElement>(":is(main, footer) :is(h1, h2, h3, p, li, dt, dd, label, a[href], button, summary)");
  // What's folded away has its place in the window all the same, and takes no focus; what's empty says nothing.
  const readable = [...parts].filter((part) => part.textContent.trim() && !part.closest("details:not([open]) > :not(summary)"));
  const seen = readable.find(isInView) ?? readable.find(isPartlyInView);
  // Where only a bar is in view, the page begins right below it.
  const place = seen ?? document.querySelector<HTMLElement>("main h1");
  if (!place) return;
  if (place.tabIndex < 0) place.tabIndex = -1;
  place.focus({ preventScroll: true });
  // To the top of the room, whose foot a banner that's still on its way up will take.
  if (!seen) scrollBy({ top: place.getBoundingClientRect().top - findRoom().above, behavior: "instant" });
}
