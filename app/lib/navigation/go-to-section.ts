import { useEffect } from "react";
import { useLocation } from "react-router";

/** What the end of an address leads to; null where it leads nowhere, or is none that anybody could read ("#50%"). */
export function elementOf(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return null;
  }
}

/** Scrolls to a section, or to a field with its label, and gives it the focus, so that the next Tab goes on from there. */
export function goToSection(id: string, manner: "smooth" | "instant" = "instant") {
  const section = document.getElementById(id);
  if (!section) return;
  // Where it is, is only known once all before it has its height (LayOutLater on the home page).
  delete document.documentElement.dataset.later;
  const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
  // What takes the focus by itself keeps its place among all that does.
  if (section.tabIndex < 0) section.tabIndex = -1;
  section.focus({ preventScroll: true });
  (section.closest(".field") ?? section).scrollIntoView({ behavior: still ? "instant" : manner });
}

/** Unfolds what the address leads into: browsers do so themselves, but not when the router changes the address. */
export function useOpenByHash() {
  const { hash, key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same link pressed again opens it again
  useEffect(() => {
    const target = elementOf(hash);
    const folded = target?.closest("details");
    if (!folded || folded.open) return;
    folded.open = true;
    // Folded it had no place to scroll to.
    target?.scrollIntoView({ behavior: "instant" });
  }, [hash, key]);
}
