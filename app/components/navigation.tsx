import { useCallback, useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import { ButtonLink } from "#app/components/button.tsx";
import { CookieSettingsButton } from "#app/components/cookie-settings-button.tsx";
import { Icon } from "#app/components/icon.tsx";
import { Link } from "#app/components/link.tsx";
import { NavigationDrawer } from "#app/components/navigation-drawer.tsx";
import { NavigationLinks, PageLinks } from "#app/components/navigation-links.tsx";
import { useScrolledPast } from "#app/components/use-scrolled-past.ts";
import { plainPath } from "#app/plain-path.ts";
import { useSite } from "#app/use-site.ts";
import { brand } from "#content/brand.ts";
import { lateBar, privacy } from "#content/navigation.ts";

/** Pixels of scroll after which the late bar appears. */
const threshold = 50;

/** The fixed bar. On the pages of `lateBar` it waits above the screen until scrolled or reached by keyboard. */
export function Navigation() {
  const { pathname } = useLocation();
  const { landing } = useSite();
  const [open, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const scrolled = useScrolledPast(threshold);
  const late = lateBar.includes(plainPath(pathname)) && !scrolled && !open;

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new page closes the drawer.
  useEffect(() => setOpen(false), [pathname]);

  const close = useCallback(() => {
    setOpen(false);
    opener.current?.focus();
  }, []);

  return (
    <header className="bar on-dark" {...(late && { "data-late": "" })} {...(open && { "data-open": "" })}>
      <div className="wrap bar-row">
        <Link className="brand" to={landing}>
          {brand.name}
        </Link>
        <nav className="bar-links" aria-label="Main">
          <ul>
            <NavigationLinks />
          </ul>
          <ul className="bar-quiet">
            <PageLinks entries={privacy} />
            <li>
              <CookieSettingsButton />
            </li>
          </ul>
        </nav>
        <ButtonLink to="/checkout" size="small" className="bar-order">
          <span className="bar-long">Pre-order Now</span>
          <span className="bar-short">Pre-order</span>
        </ButtonLink>
        <button type="button" ref={opener} className="bar-menu" aria-expanded={open} aria-controls="drawer" onClick={() => (open ? close() : setOpen(true))}>
          <Icon name={open ? "close" : "menu"} label={open ? "Close menu" : "Open menu"} />
        </button>
        <a className="bar-menu bar-menu-plain" href="#site-map">
          Menu
        </a>
      </div>
      <NavigationDrawer open={open} close={close} />
    </header>
  );
}
