import { useEffect, useEffectEvent, useLayoutEffect, useRef } from "react";
import { useLocation, useNavigationType } from "react-router";
import { goToSection } from "#app/lib/navigation/go-to-section.ts";

/** Milliseconds a page is given to draw before we scroll to a section of it. */
const settle = 100;

/** Of a page that stands at its top, the heading is shown as well: on a very low screen it may be further down. */
function focusHeading() {
  const heading = document.querySelector<HTMLElement>("main h1");
  heading?.focus({ preventScroll: true });
  if (scrollY === 0) heading?.scrollIntoView({ block: "nearest", behavior: "instant" });
}

/** Where a page becomes another one at the same address, such as "Delete your data?" and "It's erased": each time that `state` is something else, the h1 takes the focus, and comes into view. */
export function useHeadingFocus(state: string) {
  const shown = useRef(state);
  useLayoutEffect(() => {
    if (shown.current !== state) document.querySelector("h1")?.focus();
    shown.current = state;
  }, [state]);
}

const linksTo = (href: string) => [...document.querySelectorAll("a")].filter((link) => link.getAttribute("href") === href);

/** Puts the focus back on the link that was followed by keys from this visit, if it's there: who goes back goes on from it. Answers whether. */
function useWayBack(key: string) {
  const followed = useRef(new Map<string, { href: string; at: number }>());
  const note = useEffectEvent(({ target, detail }: MouseEvent) => {
    const link = target instanceof Element ? target.closest("a") : null;
    const href = link?.getAttribute("href");
    // A key's press is a click that isn't counted.
    if (link && href && detail === 0) followed.current.set(key, { href, at: linksTo(href).indexOf(link) });
  });
  useEffect(() => {
    document.addEventListener("click", note, true);
    return () => document.removeEventListener("click", note, true);
  }, []);
  return useEffectEvent(() => {
    const left = followed.current.get(key);
    const link = left && linksTo(left.href)[left.at];
    link?.focus({ preventScroll: true });
    return link !== undefined;
  });
}

/** After a change of page: its top, and focus on its h1 (or the section that the address names), by which a screen reader says where one is. Back leads to the link that was left by. */
export function RouteFocus() {
  const { pathname, search, hash, key } = useLocation();
  const isReturn = useNavigationType() === "POP";
  const shown = useRef<string>(null);
  const visited = useRef({ key, pathname, search });
  const wayBack = useWayBack(key);
  const focusPage = useEffectEvent(() => (isReturn && wayBack()) || focusHeading());

  useLayoutEffect(() => {
    const before = shown.current;
    shown.current = pathname;
    const isNew = before !== null && before !== pathname;
    // A form that stays where it is when it is refused would else hand its place on the screen to the page after it.
    if (isNew && !hash && !isReturn) scrollTo({ top: 0, behavior: "instant" });
    // What was pressed has gone with its page: until the page is drawn, nothing would have the focus.
    if (isNew && (!hash || isReturn) && document.activeElement === document.body) focusPage();
    const had = document.activeElement;
    const timer = setTimeout(() => {
      if (before === null && isReload()) return;
      // Who goes back finds the place that they left, not the one that the address names.
      if (hash && (before === null || !isReturn)) return goToSection(decodeURIComponent(hash.slice(1)));
      if (!isNew) return;
      // Somebody was quicker, and has begun in the page; or what came of a press has the focus already.
      const { activeElement } = document;
      if ((activeElement === had || activeElement === document.body) && !activeElement?.matches(".notice")) focusPage();
    }, settle);
    return () => clearTimeout(timer);
  }, [pathname, hash, isReturn]);

  useLayoutEffect(() => {
    const last = visited.current;
    visited.current = { key, pathname, search };
    // A link to another search of the same page may have gone with the last one's answer.
    if (search !== last.search && document.activeElement === document.body) focusHeading();
    // A link to the page that one is on leads to its beginning, like any other. A form that is sent is a visit too, and keeps its place.
    if (key === last.key || pathname !== last.pathname || search !== last.search || hash || isReturn) return;
    if (!document.activeElement?.matches("a[aria-current=page]")) return;
    scrollTo({ top: 0, behavior: "instant" });
    focusHeading();
  }, [key, pathname, search, hash, isReturn]);

  return null;
}

/** Whether this page was loaded again where it stood: then the reader's place is kept, and nothing may move it. */
export function isReload() {
  const [entry] = performance.getEntriesByType("navigation");
  return entry instanceof PerformanceNavigationTiming && entry.type === "reload";
}
