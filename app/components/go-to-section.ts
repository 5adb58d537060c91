/** Scrolls to a section and gives it the focus, so that the next Tab goes on from there. */
export function goToSection(id: string, manner: "smooth" | "instant") {
  const section = document.getElementById(id);
  if (!section) return;
  // Where it is, is only known once all before it has its height (lay-out-later.tsx).
  delete document.documentElement.dataset.later;
  const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
  section.tabIndex = -1;
  section.focus({ preventScroll: true });
  section.scrollIntoView({ behavior: still ? "instant" : manner });
}
