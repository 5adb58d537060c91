import { useEffect, useState } from "react";

/** What the bar at the top hides of the screen, in pixels. */
const navigation = 72;
/** Further than any page is long, in pixels: whatever is not above the screen is inside. */
const endless = 1_000_000;

/** Tells which of these parts are inside the screen, made larger or smaller by a margin, whenever that changes. */
function watch(parts: Element[], bottom: number, tell: (inside: Set<Element>) => void) {
  const inside = new Set<Element>();
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) isIntersecting ? inside.add(target) : inside.delete(target);
      tell(inside);
    },
    { rootMargin: `-${navigation}px 0px ${bottom}px` },
  );
  for (const part of parts) observer.observe(part);
  return () => observer.disconnect();
}

/** Whether a button marked `data-main-button` has left the screen at its top, and neither one of them nor the footer is to be seen. */
export function useMainButtonGone() {
  const [passed, setPassed] = useState(false);
  const [seen, setSeen] = useState(false);

  useEffect(() => {
    const buttons = [...document.querySelectorAll("[data-main-button]")];
    const footer = [...document.querySelectorAll("body > footer")];
    const stops = [
      watch(buttons, endless, (notAbove) => setPassed(notAbove.size < buttons.length)),
      watch([...buttons, ...footer], 0, (inside) => setSeen(inside.size > 0)),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, []);

  return passed && !seen;
}
