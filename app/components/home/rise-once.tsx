import { useEffect } from "react";

/** Cards below the first screen fade and rise once as their edge comes in. Nothing is hidden before, so nothing can stay hidden. */
export function RiseOnce() {
  useEffect(() => {
    if (matchMedia("(prefers-reduced-motion: reduce)").matches) return;
    const watch = new IntersectionObserver((entries) => {
      for (const { target, isIntersecting } of entries) {
        if (!isIntersecting) continue;
        target.classList.add("rise");
        watch.unobserve(target);
      }
    });
    for (const card of document.querySelectorAll(".benefit, .use, .person, .offer-price")) {
      if (card.getBoundingClientRect().top > innerHeight) watch.observe(card);
    }
    return () => watch.disconnect();
  }, []);
  return null;
}
