import { useEffect, useEffectEvent, useState } from "react";
import { useLocation, useNavigate, useNavigation } from "react-router";
import { pageLost } from "#app/lib/navigation/keep-page.ts";
import { useToast } from "#app/ui/toast/toast-context.ts";
import { navigationStatus as words } from "#content/site/failure-pages.ts";

/** Milliseconds after which a wait is worth a word. */
const slowAfter = 600;

/** While the next page is long in coming, a line at the top says so; where it can't be had, the page that is there stays, and why is said. */
export function NavigationStatus() {
  const toast = useToast();
  const navigate = useNavigate();
  const { state, formMethod } = useNavigation();
  const { pathname, search, hash, state: kept } = useLocation();
  const [slow, setSlow] = useState(false);

  useEffect(() => {
    if (state === "idle") return setSlow(false);
    const timer = setTimeout(setSlow, slowAfter, true);
    return () => clearTimeout(timer);
  }, [state]);

  const stay = useEffectEvent((href: string) => {
    // The page that stays is seen to stay.
    document.querySelector<HTMLDialogElement>("dialog:modal")?.close();
    const isSent = formMethod && formMethod !== "GET";
    toast(isSent ? { ...words.sent, link: href } : { ...words.lost, destructive: true, link: href });
    // Ends the navigation that hangs; nothing is loaded for it.
    void navigate({ pathname, search, hash }, { replace: true, preventScrollReset: true, state: kept, defaultShouldRevalidate: false });
  });
  useEffect(() => {
    const onLost = (event: Event) => event instanceof CustomEvent && stay(String(event.detail));
    addEventListener(pageLost, onLost);
    return () => removeEventListener(pageLost, onLost);
  }, []);

  return (
    <div role="status" className="page-progress" {...(slow && { "data-slow": "" })}>
      {slow && <span className="visually-hidden">{words.loading}</span>}
    </div>
  );
}
