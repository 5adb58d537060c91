import { useEffect, useEffectEvent, useState } from "react";
import { useLocation, useNavigate, useNavigation } from "react-router";
import { failureTitle } from "#app/lib/http/failure.ts";
import { type LostPage, pageLost } from "#app/lib/navigation/keep-page.ts";
import { useToast } from "#app/ui/toast/toast-context.ts";
import { navigationStatus as words } from "#content/site/failure-pages.ts";

/** Milliseconds after which a wait is worth a word. */
const slowAfter = 600;

/** While the next page is long in coming, a line at the top says so; where it can't be had, the page that is there stays, and why is said. */
export function NavigationStatus() {
  const toast = useToast();
  const navigate = useNavigate();
  const { state } = useNavigation();
  const { pathname, search, hash, state: kept } = useLocation();
  const [slow, setSlow] = useState(false);

  useEffect(() => {
    if (state === "idle") return setSlow(false);
    const timer = setTimeout(setSlow, slowAfter, true);
    return () => clearTimeout(timer);
  }, [state]);

  const stay = useEffectEvent(({ href, hasArrived, failure }: LostPage) => {
    // The page that stays is seen to stay.
    document.querySelector<HTMLDialogElement>("dialog:modal")?.close();
    // What wasn't taken is pressed again where it was pressed; only a page can be gone to.
    if (failure) toast({ title: failureTitle(failure), description: failure.message, destructive: true });
    else toast(hasArrived ? { ...words.sent, link: href } : { ...words.lost, destructive: true, link: href });
    // Ends the navigation that hangs; nothing is loaded for it.
    void navigate({ pathname, search, hash }, { replace: true, preventScrollReset: true, state: kept, defaultShouldRevalidate: false });
  });
  useEffect(() => {
    const onLost = (event: Event) => event instanceof CustomEvent && stay(event.detail as LostPage);
    addEventListener(pageLost, onLost);
    return () => removeEventListener(pageLost, onLost);
  }, []);

  return (
    <div role="status" className="page-progress" {...(slow && { "data-slow": "" })}>
      {slow && <span className="visually-hidden">{words.loading}</span>}
    </div>
  );
}
