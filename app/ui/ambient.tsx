import { useEffect, useRef } from "react";

/** This band's window onto the one warm light behind the page, which follows the pointer or the scroll. */
export function Ambient() {
  const light = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const watch = new IntersectionObserver(([entry]) => light.current?.classList.toggle("ambient-lit", entry?.isIntersecting ?? false), {
      rootMargin: "200px",
    });
    if (light.current) watch.observe(light.current);
    return () => watch.disconnect();
  }, []);
  return <div className="ambient" ref={light} aria-hidden="true" />;
}

/** Windows onto the light that are near the screen, and the hero's isotherms. */
const moved = ".ambient-lit, .hero > .ambient, .hero-lines";

/** Moves the one warm light behind the page: after the pointer where there is one, else with the scroll. */
export function WarmLight() {
  useEffect(() => {
    if (matchMedia("(prefers-reduced-motion: reduce)").matches) return;
    const pointer = matchMedia("(hover: hover) and (min-width: 64rem)").matches;
    let frame = 0;
    let [x, y] = [0.7, 0.4];
    const place = () => {
      frame = 0;
      // On what shows it, not on the page, whose every element would have its style worked out anew with each frame.
      for (const { style } of document.querySelectorAll<HTMLElement | SVGElement>(moved)) {
        style.setProperty("--light-x", `${(x * 100).toFixed(1)}vw`);
        style.setProperty("--light-y", `${(y * 100).toFixed(1)}vh`);
        style.setProperty("--drift-x", `${((x - 0.5) * 12).toFixed(1)}px`);
        style.setProperty("--drift-y", `${((y - 0.5) * 12).toFixed(1)}px`);
      }
    };
    const ask = () => {
      frame ||= requestAnimationFrame(place);
    };
    const onMove = (event: PointerEvent) => {
      [x, y] = [event.clientX / innerWidth, event.clientY / innerHeight];
      ask();
    };
    const onScroll = () => {
      const done = scrollY / Math.max(1, document.documentElement.scrollHeight - innerHeight);
      [x, y] = [0.5 + 0.4 * Math.cos(done * 9), 0.5 + 0.3 * Math.sin(done * 14)];
      ask();
    };
    if (pointer) addEventListener("pointermove", onMove, { passive: true });
    else addEventListener("scroll", onScroll, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      removeEventListener("pointermove", onMove);
      removeEventListener("scroll", onScroll);
    };
  }, []);
  return null;
}
