/** Gives the focus to the first of these that can still be seen, or else to the page's heading: left to the body, the next Tab would begin at the top. */
export function returnFocus(...candidates: (EventTarget | null | undefined)[]) {
  const isSeen = (one: EventTarget | null | undefined): one is HTMLElement =>
    one instanceof HTMLElement && one !== document.body && one.getClientRects().length > 0;
  const place = candidates.find(isSeen) ?? document.querySelector<HTMLElement>("main h1");
  place?.focus({ preventScroll: true });
  return place;
}
