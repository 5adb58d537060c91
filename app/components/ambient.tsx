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
