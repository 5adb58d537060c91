import { useEffect } from "react";

/** Cards below the first screen fade and rise once as their edge comes in. Nothing is hidden before, so nothing can stay hidden. */
export function RiseOnce() {
  useEffect(() => {
    if (matchMedia("(prefers-reduced-motion: reduce)").matches) return;
    const below = new Set<Element>();
    const watch = new IntersectionObserver((entries) => {
      for (const { target, isIntersecting, boundingClientRect } of entries) {
        if (isIntersecting && below.has(target)) target.classList.add("rise");
        // The first look tells where it stands, without a layout of its own.
        if (boundingClientRect.top > innerHeight) below.add(target);
        else watch.unobserve(target);
      }
    });
    for (const card of document.querySelectorAll(".benefit, .use, .person, .offer-price")) watch.observe(card);
    return () => watch.disconnect();
  }, []);
  return null;
}
