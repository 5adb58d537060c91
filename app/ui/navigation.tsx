import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from "react";
import { href, useLocation } from "react-router";
import { plainPath } from "#app/lib/browser/urls.ts";
import { useSite } from "#app/lib/use-site.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { CookieSettingsButton } from "#app/ui/cookie-settings-button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Link } from "#app/ui/link.tsx";
import { NavigationLinks, PageLinks } from "#app/ui/navigation-links.tsx";
import { Ribbons } from "#app/ui/text.tsx";
import { useModal } from "#app/ui/use-modal.ts";
import { brand } from "#content/brand.ts";
import { lateBar, more, privacy } from "#content/navigation.ts";
import { bar } from "#content/site/frame.ts";

/** Pixels of scroll after which the late bar appears. */
const threshold = 50;

/** The fixed bar. On the pages of `lateBar` it waits above the screen until scrolled or reached by keyboard. */
export function Navigation() {
  const { pathname } = useLocation();
  const { landing } = useSite();
  const [open, setOpen] = useState(false);
  const scrolled = useScrolledPast(threshold);
  const late = lateBar.includes(plainPath(pathname)) && !scrolled && !open;

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new page closes the drawer.
  useEffect(() => setOpen(false), [pathname]);

  const close = () => setOpen(false);

  return (
    <header className="bar on-dark" {...(late && { "data-late": "" })}>
      <div className="wrap bar-row">
        <Link className="brand" to={landing}>
          {brand.name}
        </Link>
        <nav className="bar-links" aria-label={bar.pages}>
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
        <OrderLink />
        <button
          type="button"
          className="bar-menu needs-script"
          aria-expanded={open}
          aria-controls="drawer"
          onClick={({ currentTarget }) => {
            // Safari gives a pressed button no focus, and the menu gives it back to who has it.
            currentTarget.focus();
            setOpen(true);
          }}
        >
          <Icon name="menu" label={bar.open} />
        </button>
        <a className="bar-menu bar-menu-plain without-script" href="#site-map">
          {bar.menu}
        </a>
      </div>
      <Ribbons />
      <NavigationDrawer open={open} close={close} />
    </header>
  );
}

/** On the page it leads to it's quiet: there the button that goes on to pay is the one to press. */
function OrderLink({ onClick }: { onClick?: () => void }) {
  const isHere = plainPath(useLocation().pathname) === href("/checkout");
  return (
    <ButtonLink to={href("/checkout")} size="small" className="bar-order" {...(isHere && { look: "secondary" })} {...(onClick && { onClick })}>
      <span className="max-md:hidden lg:max-[72rem]:hidden">{bar.order.long}</span>
      <span className="hidden max-md:inline lg:max-[72rem]:inline">{bar.order.short}</span>
    </ButtonLink>
  );
}

/** The menu below 1024 px, in front of the page. Its first row is the bar's, so that brand and order button stay where they were. */
export function NavigationDrawer({ open, close }: { open: boolean; close: () => void }) {
  const { landing } = useSite();
  const drawer = useRef<HTMLDialogElement>(null);
  const onWide = useEffectEvent(close);
  useModal(drawer, open, close);

  useEffect(() => {
    if (!open) return;
    // Not its first link: Safari takes a focus that script gives after a tap for a keyboard's, and draws the ring.
    drawer.current?.focus();
    const wide = matchMedia("(min-width: 64rem)");
    const onChange = () => onWide();
    wide.addEventListener("change", onChange);
    return () => wide.removeEventListener("change", onChange);
  }, [open]);

  return (
    <dialog id="drawer" ref={drawer} className="drawer" tabIndex={-1} aria-label={bar.menu}>
      <div className="drawer-bar bar-row">
        <Link className="brand" to={landing} onClick={close}>
          {brand.name}
        </Link>
        <OrderLink onClick={close} />
        <button type="button" className="bar-menu" onClick={close}>
          <Icon name="close" label={bar.close} />
        </button>
      </div>
      <nav aria-label={bar.menu}>
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
