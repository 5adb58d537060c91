/**
 * Tells an element how high the dock is, as its own `--dock-height`, until the answer is called. Each element that needs it asks by
 * itself: set on the page and handed down it would have every element's style worked out anew, and Safari misses a change of what is
 * taken by `inherit`.
 */
export function followDock(element: HTMLElement) {
  const height = document.querySelector("body > .dock .dock-height");
  const observer = new ResizeObserver(([entry]) => {
    element.style.setProperty("--dock-height", `${Math.ceil(entry?.borderBoxSize[0]?.blockSize ?? 0)}px`);
  });
  if (height) observer.observe(height);
  return () => {
    observer.disconnect();
    element.style.removeProperty("--dock-height");
  };
}
