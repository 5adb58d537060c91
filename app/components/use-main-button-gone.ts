import { useEffect, useState } from "react";

/** What the bar at the top hides of the screen, in pixels. */
const navigation = 72;

/** Whether a button marked `data-main-button` has left the screen at its top, and neither one of them nor the footer is to be seen. */
export function useMainButtonGone() {
  const [gone, setGone] = useState(false);

  useEffect(() => {
    const seen = new Map<Element, IntersectionObserverEntry>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const entry of entries) seen.set(entry.target, entry);
        const all = [...seen.values()];
        const isAbove = all.some(({ target, boundingClientRect }) => target.matches("[data-main-button]") && boundingClientRect.bottom <= navigation);
        setGone(isAbove && !all.some(({ isIntersecting }) => isIntersecting));
      },
      { rootMargin: `-${navigation}px 0px 0px` },
    );
    for (const part of document.querySelectorAll("[data-main-button], body > footer")) observer.observe(part);
    return () => observer.disconnect();
  }, []);

  return gone;
}
