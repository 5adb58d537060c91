import { useEffect, useEffectEvent } from "react";

/** How each thing that stands in front of the page is closed. */
const open = new Set<() => void>();
/** What the page's own entry is to have once the one in front of it is left: the address may have changed meanwhile. */
let carried: { state: unknown; href: string } | null = null;

const isInFront = () => Boolean(history.state?.inFront);
const router = () => window.__reactRouterDataRouter;

/** One entry for whatever is in front: the page's own again, with the key by which the router knows it. */
function enter() {
  if (!isInFront()) history.pushState({ ...history.state, inFront: true }, "");
}

/** Steps back from an entry with nothing in front any more. A page that is on its way takes the entry's place by itself. */
function leave() {
  if (open.size > 0 || carried || !isInFront()) return;
  if (router()?.state.navigation.state === "loading") {
    const stop = router()?.subscribe(({ navigation }) => {
      if (navigation.state !== "idle") return;
      stop?.();
      leave();
    });
    return;
  }
  const { inFront: _, ...state } = history.state;
  carried = { state, href: location.href };
  history.back();
}

function onPop(event: PopStateEvent) {
  if (carried) {
    event.stopImmediatePropagation();
    history.replaceState(carried.state, "", carried.href);
    carried = null;
    if (open.size > 0) enter();
    return;
  }
  // The page that is there already: to the router it would be another visit.
  if (event.state?.key && event.state.key === router()?.state.location.key) event.stopImmediatePropagation();
  if (isInFront()) leave();
  else for (const close of open) close();
}

/** Before the router listens, so that it hears of changes of the page alone. */
export function watchBack() {
  const push = history.pushState.bind(history);
  const replace = history.replaceState.bind(history);
  // A page that is opened from a menu or a sheet takes its place: Back leads from it to the page beneath.
  history.pushState = (state, unused, url) => (isInFront() ? replace : push)(state, unused, url);
  history.replaceState = (state, unused, url) => replace(isInFront() ? { ...state, inFront: true } : state, unused, url);
  addEventListener("popstate", onPop, true);
  // Loaded anew, or come back to from another site: what was in front is gone.
  leave();
}

/** While `active`, Back closes what is in front of the page, and the page stays. Closed otherwise it leaves no entry to go Back to. */
export function useBackCloses(active: boolean, close: () => void) {
  const onBack = useEffectEvent(close);
  useEffect(() => {
    if (!active) return;
    const closeThis = () => onBack();
    open.add(closeThis);
    enter();
    return () => {
      open.delete(closeThis);
      // Not at once: the same press may open the next one, or a page.
      setTimeout(leave);
    };
  }, [active]);
}
