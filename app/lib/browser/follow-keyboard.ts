/**
 * Tells a fixed element what a keyboard leaves of the screen, until the answer is called: `--keyboard` is what it covers at the foot,
 * `--view-top` how far the browser has moved the view down to show a field (an iPhone moves what is fixed along with the page).
 * While somebody zooms in nothing is told: the view is smaller then, and nothing is covered.
 */
export function followKeyboard(element: HTMLElement) {
  const view = window.visualViewport;
  const tell = () => {
    if (!view || view.scale > 1.01) return;
    const top = Math.max(0, Math.round(view.offsetTop));
    element.style.setProperty("--view-top", `${top}px`);
    element.style.setProperty("--keyboard", `${Math.max(0, Math.round(innerHeight - view.height) - top)}px`);
  };
  tell();
  view?.addEventListener("resize", tell);
  view?.addEventListener("scroll", tell);
  return () => {
    view?.removeEventListener("resize", tell);
    view?.removeEventListener("scroll", tell);
  };
}
