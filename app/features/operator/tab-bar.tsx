import { type ReactNode, useEffect, useRef } from "react";
import { Form, href, useLocation } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { Icon, type IconName } from "#app/ui/icon.tsx";
import { Link, NavLink } from "#app/ui/link.tsx";
import { backOffice, type backOfficePages } from "#content/site/back-office/frame.ts";

type Shown = readonly (typeof backOfficePages)[number][];

const icons: Partial<Record<string, IconName>> = {
  "/operator": "home",
  "/operator/orders": "parcel",
  "/operator/messages": "mail",
  "/operator/stock": "shelves",
  "/operator/figures": "bars",
};

/** The page whose part this one is. */
const isWithin = (to: string, pathname: string) =>
  to === "/operator/shop" && (pathname === href("/operator/price") || pathname === href("/operator/questions"));

/** Leads to one of the pages, and is marked on it and on what is part of it. */
export function PageLink({ to, ...rest }: { to: string; className?: string; children: ReactNode }) {
  const { pathname } = useLocation();
  return isWithin(to, pathname) ? <Link to={to} aria-current="true" {...rest} /> : <NavLink to={to} end={to === "/operator"} {...rest} />;
}

/** Who is signed in, where they came with a password, and the way out. */
export const SignedIn = ({ name, className }: { name: string | undefined; className: string }) => (
  <div className={className}>
    {name && <p className="min-w-0 grow truncate text-small">{backOffice.signedIn(name)}</p>}
    <Form method="post" action={href("/operator")}>
      <Button type="submit" look="quiet" size="small">
        {backOffice.signOut}
      </Button>
    </Form>
  </div>
);

/** A phone's bar, under the thumb: what is opened most, and the other pages behind one button. Elsewhere the header has them all (styles/operator.css). `open`: messages that wait. */
export function TabBar({ pages, open, name }: { pages: Shown; open: number; name: string | undefined }) {
  const { pathname } = useLocation();
  const bar = useRef<HTMLElement>(null);
  useEffect(() => {
    // What lies over the page goes once the focus has gone on in it.
    const close = ({ target }: FocusEvent) => {
      if (target instanceof Node && !bar.current?.contains(target)) bar.current?.querySelector<HTMLElement>("[popover]")?.hidePopover?.();
    };
    document.addEventListener("focusin", close);
    return () => document.removeEventListener("focusin", close);
  }, []);
  const hasMessages = pages.some(([, to]) => to === "/operator/messages");
  // There's room for four: stock is in the bar of those who answer no messages.
  const iconOf = (to: string) => (hasMessages && to === "/operator/stock" ? undefined : icons[to]);
  const others = pages.filter(([, to]) => !iconOf(to));
  return (
    <nav aria-label={backOffice.bar} className="tab-bar on-dark print:hidden" ref={bar}>
      {pages.map(([words, to]) => {
        const icon = iconOf(to);
        const count = to === "/operator/messages" ? open : 0;
        return (
          icon && (
            <PageLink key={to} to={to} className="tab">
              <Icon name={icon} />
              {words}
              {count > 0 && (
                <>
                  <span className="visually-hidden">{backOffice.open(count)}</span>
                  <span className="tab-count" aria-hidden="true">
                    {count < 100 ? count : "99+"}
                  </span>
                </>
              )}
            </PageLink>
          )
        );
      })}
      <button
        type="button"
        className="tab"
        popoverTarget="more-pages"
        aria-current={others.some(([, to]) => pathname.startsWith(to) || isWithin(to, pathname)) || undefined}
      >
        <Icon name="menu" />
        {backOffice.more}
      </button>
      {/* Anew with each page, and so closed. */}
      <ul key={pathname} id="more-pages" popover="auto" className="tab-sheet">
        {others.map(([words, to]) => (
          <li key={to}>
            <PageLink to={to}>{words}</PageLink>
          </li>
        ))}
        <li>
          <Link to={href("/")} reloadDocument>
            {backOffice.site}
          </Link>
        </li>
        <li className="col-span-full mt-2 border-rule border-t pt-2">
          <SignedIn name={name} className="flex flex-wrap items-center justify-between gap-x-6" />
        </li>
      </ul>
    </nav>
  );
}
