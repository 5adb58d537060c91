import type { MouseEvent, ReactNode } from "react";
import { flushSync } from "react-dom";
import { useLocation } from "react-router";
import { goToSection } from "#app/components/go-to-section.ts";
import { Link } from "#app/components/link.tsx";
import { useSite } from "#app/use-site.ts";

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
    // The router would jump there at once; the address alone needs no router.
    window.history.replaceState(window.history.state, "", `#${id}`);
  };
  return (
    <Link to={`${home}#${id}`} onClick={go} {...(className && { className })}>
      {children}
    </Link>
  );
}
