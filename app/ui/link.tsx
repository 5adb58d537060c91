import type { ComponentProps, MouseEvent } from "react";
// biome-ignore lint/style/noRestrictedImports: the one place that may.
import { href, Link as RouterLink, NavLink as RouterNavLink } from "react-router";
import { goToSection } from "#app/lib/navigation/go-to-section.ts";
import { useSite } from "#app/lib/use-site.ts";
import { Icon } from "#app/ui/icon.tsx";
import { frame } from "#content/site/frame.ts";

/** Every link within the site is one of these two: the old page fades into the new one (styles/base.css says how long). */
export function Link(props: ComponentProps<typeof RouterLink>) {
  return <RouterLink viewTransition {...(props.target === "_blank" && { "aria-describedby": newTabId })} {...props} />;
}

/** Of what is heard of a link that opens a new tab and is named by its words alone. Stands in every page, once (root.tsx). */
export const newTabId = "opens-in-new-tab";

/** As `Link`, and marked with `aria-current` on the page it leads to. */
export function NavLink(props: ComponentProps<typeof RouterNavLink>) {
  return <RouterNavLink viewTransition {...props} />;
}

/** A link that leaves the site: a new tab, marked as such, and told nothing about where the reader was. */
export function ExternalLink({ children, ...rest }: Omit<ComponentProps<"a">, "target" | "rel">) {
  return (
    <a {...rest} className={["external", rest.className].filter(Boolean).join(" ")} target="_blank" rel="noopener noreferrer">
      {children}
      <Icon name="out" size={14} label={frame.newTab} />
    </a>
  );
}

/**
 * Leads to a place of this very page. Not by the address: to the router that would be a change of page, at which a form forgets what it was told
 * and what was typed.
 */
export function SamePageLink({ id, children, ...rest }: Omit<ComponentProps<"a">, "href" | "onClick" | "id"> & { id: string }) {
  const go = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    goToSection(id);
  };
  return (
    <a {...rest} href={`#${id}`} onClick={go}>
      {children}
    </a>
  );
}

/** The way back, above the headline of a page that stands beside the home page. */
export function BackHome() {
  const { home } = useSite();
  return (
    <Link className="back-home" to={home}>
      <Icon name="left" size={18} />
      {frame.backHome}
    </Link>
  );
}

/** The way out of a closed site; an open one has none. The page it leads to says until when this browser is let in, and has the button. */
export function LeavePreview() {
  const { gate } = useSite();
  if (!gate) return null;
  return (
    <p data-only="SITE_ACCESS=closed">
      <Link to={href("/site-access")} reloadDocument>
        {frame.leavePreview}
      </Link>
    </p>
  );
}
