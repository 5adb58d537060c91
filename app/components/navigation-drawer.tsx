import { useEffect, useRef } from "react";
import { CookieSettingsButton } from "#app/components/cookie-settings-button.tsx";
import { NavigationLinks, PageLinks } from "#app/components/navigation-links.tsx";
import { useInert } from "#app/components/use-inert.ts";
import { useBackCloses } from "#app/lib/navigation/back-closes.ts";
import { more, privacy } from "#content/navigation.ts";

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
