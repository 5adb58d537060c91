/** Scrolls to a section and gives it the focus, so that the next Tab goes on from there. */
export function goToSection(id: string, manner: "smooth" | "instant") {
  const section = document.getElementById(id);
  if (!section) return;
  const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
  section.tabIndex = -1;
  section.focus({ preventScroll: true });
  section.scrollIntoView({ behavior: still ? "instant" : manner });
}
