import { useEffect } from "react";

// Whoever returns to a place on the page, or was sent to one, must find it where it will stay.
const unlessPlaced = `{let[n]=performance.getEntriesByType("navigation");if(n?.type==="navigate"&&!location.hash)document.documentElement.dataset.later=""}`;

/** A slow device reads one band at a time, and answers between them. */
const whenIdle = (work: () => void) => ("requestIdleCallback" in window ? requestIdleCallback(work, { timeout: 500 }) : setTimeout(work, 50));

/**
 * Spares the first paint the layout of all that stands below it: bands out of sight are laid out one by one once the page is hydrated.
 * Only so long, for a band that may be skipped holds the light behind the page (ambient.css) within itself.
 */
export function LayOutLater() {
  useEffect(() => {
    const { dataset } = document.documentElement;
    const bands = [...document.querySelectorAll<HTMLElement>("main .band")];
    const layOutNext = () => {
      const band = bands.shift();
      if (!band || dataset.later === undefined) return delete dataset.later;
      band.dataset.laid = "";
      whenIdle(layOutNext);
    };
    if (dataset.later !== undefined) whenIdle(layOutNext);
    return () => {
      delete dataset.later;
    };
  }, []);
  return <script>{unlessPlaced}</script>;
}

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
