import { useSyncExternalStore } from "react";

const listen = (tell: () => void) => {
  window.addEventListener("scroll", tell, { passive: true });
  return () => window.removeEventListener("scroll", tell);
};

/** Whether the page is scrolled further than so many pixels; false on the server. */
export function useScrolledPast(pixels: number) {
  return useSyncExternalStore(
    listen,
    () => window.scrollY > pixels,
    () => false,
  );
}
