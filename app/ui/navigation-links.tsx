import type { MouseEvent, ReactNode } from "react";
import { flushSync } from "react-dom";
import { useLocation } from "react-router";
import { goToSection } from "#app/lib/navigation/go-to-section.ts";
import { useSite } from "#app/lib/use-site.ts";
import { Link, NavLink } from "#app/ui/link.tsx";
import { VisuallyHidden } from "#app/ui/text.tsx";
import { type Entry, pages, sections } from "#content/navigation.ts";

type Going = { onGo?: () => void };

/** List items, one a page. */
export function PageLinks({ entries, onGo }: Going & { entries: readonly Entry[] }) {
  return entries.map(({ to, label, about }) => (
    <li key={to}>
      <NavLink to={to} end {...(onGo && { onClick: onGo })}>
        {label}
        {about && <VisuallyHidden>{about}</VisuallyHidden>}
      </NavLink>
    </li>
  ));
}

/** The links that bar, drawer and footer share: the home page's sections, then the pages. */
export function NavigationLinks({ onGo }: Going) {
  return (
    <>
      {sections.map(({ id, label }) => (
        <li key={id}>
          <SectionLink id={id} {...(onGo && { onGo })}>
            {label}
          </SectionLink>
        </li>
      ))}
      <PageLinks entries={pages} {...(onGo && { onGo })} />
    </>
  );
}

const homes = ["/", "/home"];

/** Leads to a section of the home page: glides there when we are on it, else opens the page at that place. */
export function SectionLink({ id, onGo, children, className }: { id: string; onGo?: () => void; children: ReactNode; className?: string }) {
  const { pathname } = useLocation();
  const { home } = useSite();
  const go = (event: MouseEvent) => {
    // At once: what a menu holds out of reach cannot have the focus.
    if (onGo) flushSync(onGo);
    if (!homes.includes(pathname) || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    goToSection(id, "smooth");
    // The router would jump there at once; the address alone needs no router. In the place of the old one: the page is one step of the history,
    // however many of its sections were looked at.
    window.history.replaceState(window.history.state, "", `#${id}`);
  };
  return (
    <Link to={`${home}#${id}`} onClick={go} {...(className && { className })}>
      {children}
    </Link>
  );
}
