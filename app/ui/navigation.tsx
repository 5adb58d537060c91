import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from "react";
import { useLocation } from "react-router";
import { plainPath } from "#app/lib/browser/urls.ts";
import { useBackCloses } from "#app/lib/navigation/back-closes.ts";
import { useSite } from "#app/lib/use-site.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { CookieSettingsButton } from "#app/ui/cookie-settings-button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Link } from "#app/ui/link.tsx";
import { NavigationLinks, PageLinks } from "#app/ui/navigation-links.tsx";
import { useInert } from "#app/ui/use-inert.ts";
import { brand } from "#content/brand.ts";
import { lateBar, more, privacy } from "#content/navigation.ts";

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

/** The menu below 1024 px. Not modal to the bar above it, whose Pre-order button stays in reach; everything else is inert meanwhile. */
export function NavigationDrawer({ open, close }: { open: boolean; close: () => void }) {
  const drawer = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    const dialog = drawer.current;
    if (!open || !dialog) return;
    dialog.show();
    document.documentElement.classList.add("scroll-locked");
    // Not its first link: Safari takes a focus that script gives after a tap for a keyboard's, and draws the ring.
    dialog.focus();
    const wide = matchMedia("(min-width: 64rem)");
    const onKey = (event: KeyboardEvent) => event.key === "Escape" && close();
    window.addEventListener("keydown", onKey);
    wide.addEventListener("change", close);
    return () => {
      window.removeEventListener("keydown", onKey);
      wide.removeEventListener("change", close);
      document.documentElement.classList.remove("scroll-locked");
      dialog.close();
    };
  }, [open, close]);
  useInert(open ? "main, body > footer, .skip-link" : null);
  useBackCloses(open, close);

  return (
    <>
      {open && <button type="button" className="drawer-scrim" tabIndex={-1} aria-hidden="true" onClick={close} />}
      <dialog id="drawer" ref={drawer} className="drawer" tabIndex={-1} aria-label="Menu">
        <nav aria-label="Menu">
          <ul>
            <NavigationLinks onGo={close} />
          </ul>
          <ul className="drawer-small">
            <PageLinks entries={[...more, ...privacy]} onGo={close} />
            <li>
              <CookieSettingsButton onClick={close} />
            </li>
          </ul>
        </nav>
      </dialog>
    </>
  );
}

const listen = (tell: () => void) => {
  window.addEventListener("scroll", tell, { passive: true });
  return () => window.removeEventListener("scroll", tell);
};

/** Whether the page is scrolled further than so many pixels; false on the server. */
export function useScrolledPast(pixels: number) {
  return useSyncExternalStore(
    listen,
    () => window.scrollY > pixels,
    () => false,
  );
}
