import { useEffect } from "react";

/** Puts all that matches out of reach while there is a selector; also what comes meanwhile, for the page beneath may change. */
export function useInert(selector: string | null) {
  useEffect(() => {
    if (!selector) return;
    const held = new Set<HTMLElement>();
    const hold = () => {
      for (const part of document.querySelectorAll<HTMLElement>(selector)) {
        part.inert = true;
        held.add(part);
      }
    };
    hold();
    const observer = new MutationObserver(hold);
    observer.observe(document.body, { childList: true, subtree: true });
    return () => {
      observer.disconnect();
      for (const part of held) part.inert = false;
    };
  }, [selector]);
}
