import { type RefObject, useEffect, useState } from "react";

/** True from when an element is on the screen, or within half a screen of it. */
export function useNearScreen(element: RefObject<Element | null>): boolean {
  const [near, setNear] = useState(false);
  useEffect(() => {
    if (!element.current) return;
    const watch = new IntersectionObserver(([entry]) => entry?.isIntersecting && setNear(true), { rootMargin: "50%" });
    watch.observe(element.current);
    return () => watch.disconnect();
  }, [element]);
  return near;
}
