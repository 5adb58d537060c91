import { useEffect, useEffectEvent, useLayoutEffect, useRef } from "react";
import { useLocation, useNavigationType } from "react-router";
import { findAgain, type Mark, markOf } from "#app/lib/browser/find-again.ts";
import { bringIntoView, focusWhatIsSeen, isInView, isSeenInHead } from "#app/lib/browser/in-view.ts";
import { keepFocusClear } from "#app/lib/browser/keep-focus-clear.ts";
import { keepWithVisit, keptWithVisit } from "#app/lib/browser/storage.ts";
import { elementOf, goToSection } from "#app/lib/navigation/go-to-section.ts";

/** Milliseconds a page is given to draw before we scroll to a section of it. */
const settle = 100;

const heading = () => document.querySelector<HTMLElement>("main h1");
const focusHeading = () => heading()?.focus({ preventScroll: true });

/** Where a page becomes another one at the same address, such as "Delete your data?" and "It's erased": each time that `state` is something else, the h1 takes the focus, and comes into view; or the heading with this id, where it's but a section. */
export function useHeadingFocus(state: string, section?: string) {
  const shown = useRef(state);
  useLayoutEffect(() => {
    if (shown.current !== state && section) goToSection(section);
    else if (shown.current !== state) document.querySelector("h1")?.focus();
    shown.current = state;
  }, [state, section]);
}

/** By what a page was left. */
type Left = { mark: Mark; byKey: boolean };

function noteLeft({ target, detail }: MouseEvent) {
  const place = target instanceof Element ? target.closest<HTMLElement>("a[href], button") : null;
  if (!place) return;
  // A key's press is a click that isn't counted.
  const left: Left = { mark: markOf(place), byKey: detail === 0 };
  keepWithVisit({ left });
}

/** Puts the focus where a visit is gone on from that one comes back to: what it was left by, or else what can be seen of it. */
function useWayBack() {
  useEffect(() => {
    document.addEventListener("click", noteLeft, true);
    return () => document.removeEventListener("click", noteLeft, true);
  }, []);
  return useEffectEvent(() => {
    const left = keptWithVisit("left") as Left | undefined;
    const found = left && findAgain(left.mark);
    // A menu is opened by a button of a bar, which is always seen.
    const menu = found?.closest("[popover]");
    const opener = menu && document.querySelector<HTMLElement>(`[popovertarget="${menu.id}"]`);
    if (opener && left?.byKey) return opener.focus({ preventScroll: true });
    // A form that was folded again is opened by this.
    const place = found?.closest("details:not([open])")?.querySelector("summary") ?? found;
    const seen = (left?.byKey ? [place, heading()] : [heading(), place]).find((one) => one && (isInView(one) || isSeenInHead(one)));
    if (seen) return seen.focus({ preventScroll: true });
    // What it was pressed in is closed by now: the page stands where it stood beneath it.
    const isHidden = place?.getClientRects().length === 0;
    if (!left?.byKey || isHidden) return focusWhatIsSeen();
    // Where the page is another shape than it was, what was pressed stands elsewhere; where it's gone, the heading says what has become of it.
    const stands = place ?? heading();
    if (!stands) return focusWhatIsSeen();
    stands.focus({ preventScroll: true });
    bringIntoView(stands);
  });
}

/** Milliseconds after which a page that was faded in has nothing of the fade left. */
const faded = 300;

/**
 * Of three quick presses React Router can lose the last between two fades: its address stands there, above the page before it. Any news of the
 * router's makes it show all that it knows, and to forget an answer that nobody asked for is news that costs no request.
 */
function useLastPress(key: string) {
  useEffect(() => {
    const timer = setTimeout(() => {
      const router = window.__reactRouterDataRouter;
      if (router?.state.navigation.state === "idle" && router.state.location.key !== key) router.resetFetcher("last-press");
    }, faded);
    return () => clearTimeout(timer);
  }, [key]);
}

/**
 * After a change of page: its top, and focus on its h1 (or the section that the address names), by which a screen reader says where one is.
 * Back leads to what was pressed. Whatever has the focus, then and at any time, is seen.
 */
export function RouteFocus() {
  useEffect(keepFocusClear, []);
  const { pathname, search, hash, key } = useLocation();
  useLastPress(key);
  const isReturn = useNavigationType() === "POP";
  const shown = useRef<string>(null);
  const visited = useRef({ key, pathname, search, hash });
  const wayBack = useWayBack();
  const focusPage = useEffectEvent(() => (isReturn ? wayBack() : focusHeading()));

  useLayoutEffect(() => {
    const before = shown.current;
    shown.current = pathname;
    const isNew = before !== null && before !== pathname;
    // A form that stays where it is when it is refused would else hand its place on the screen to the page after it.
    if (isNew && !hash && !isReturn) scrollTo({ top: 0, behavior: "instant" });
    let had = document.activeElement;
    // What was pressed has gone with its page: until the page is drawn, nothing would have the focus.
    if (isNew && (!hash || isReturn) && had === document.body)
      // Once the router has scrolled to the place that a return leads to, which it does after this.
      queueMicrotask(() => {
        if (document.activeElement === document.body) focusPage();
        had = document.activeElement;
      });
    const timer = setTimeout(() => {
      if (before === null && isReload()) return;
      // Who goes back finds the place that they left, not the one that the address names.
      if (hash && (before === null || !isReturn)) return goToSection(elementOf(hash)?.id ?? "");
      if (!isNew) return;
      // Somebody was quicker, and has begun in the page; or what came of a press has the focus already.
      const { activeElement } = document;
      const isNews = !isReturn && activeElement?.matches(".notice");
      if ((activeElement === had || activeElement === document.body) && !isNews) focusPage();
    }, settle);
    return () => clearTimeout(timer);
  }, [pathname, hash, isReturn]);

  useLayoutEffect(() => {
    const last = visited.current;
    visited.current = { key, pathname, search, hash };
    if (key === last.key) return;
    const [had, top] = [document.activeElement, scrollY];
    const isSame = pathname === last.pathname && search === last.search;
    // A link to another search of the same page may have gone with the last one's answer.
    if (search !== last.search && had === document.body && !isReturn) focusHeading();
    // A link to the page that one is on leads to its beginning, like any other. A form that is sent is a visit too, and keeps its place.
    if (isSame && !hash && !isReturn && had?.matches("a[aria-current=page]")) {
      scrollTo({ top: 0, behavior: "instant" });
      focusHeading();
    }
    if (isReturn ? pathname !== last.pathname : hash) return;
    // The router has scrolled by then. Whoever's place was kept keeps it.
    const timer = setTimeout(() => {
      const { activeElement } = document;
      const isLost = !activeElement || activeElement === document.body;
      const isElsewhere = !isSame || hash !== last.hash;
      if (isReturn && (isLost || (isElsewhere && !isInView(activeElement)))) return focusPage();
      if (!isReturn && !isLost && (pathname !== last.pathname || scrollY !== top || activeElement !== had)) bringIntoView(activeElement);
    }, settle);
    return () => clearTimeout(timer);
  }, [key, pathname, search, hash, isReturn]);

  return null;
}

/** Whether this page was loaded again where it stood, and wasn't reached by a link since: then the reader's place is kept, and nothing may move it. */
export function isReload() {
  const [entry] = performance.getEntriesByType("navigation");
  return entry instanceof PerformanceNavigationTiming && entry.type === "reload" && withoutHash(entry.name) === withoutHash(location.href);
}

const withoutHash = (address: string) => address.replace(/#.*/, "");
