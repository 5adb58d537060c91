import type { ComponentProps } from "react";
// biome-ignore lint/style/noRestrictedImports: the one place that may.
import { Link as RouterLink, NavLink as RouterNavLink } from "react-router";

/** Every link within the site is one of these two: the old page fades into the new one (styles/base.css says how long). */
export function Link(props: ComponentProps<typeof RouterLink>) {
  return <RouterLink viewTransition {...props} />;
}

/** As `Link`, and marked with `aria-current` on the page it leads to. */
export function NavLink(props: ComponentProps<typeof RouterNavLink>) {
  return <RouterNavLink viewTransition {...props} />;
}
