import { NavLink } from "react-router";
import { SectionLink } from "#app/components/section-link.tsx";
import { pages, sections } from "#content/navigation.ts";

/** The same links for bar, drawer and footer. */
export function NavigationLinks({ onGo }: { onGo?: () => void }) {
  return (
    <ul>
      {sections.map(({ id, label }) => (
        <li key={id}>
          <SectionLink id={id} {...(onGo && { onGo })}>
            {label}
          </SectionLink>
        </li>
      ))}
      {pages.map(({ to, label }) => (
        <li key={to}>
          <NavLink to={to} end {...(onGo && { onClick: onGo })}>
            {label}
          </NavLink>
        </li>
      ))}
    </ul>
  );
}
