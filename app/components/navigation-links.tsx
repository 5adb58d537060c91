import { NavLink } from "#app/components/link.tsx";
import { SectionLink } from "#app/components/section-link.tsx";
import { VisuallyHidden } from "#app/components/visually-hidden.tsx";
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
