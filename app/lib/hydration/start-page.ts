import type { EntryContext } from "react-router";

/** What a page needs to become interactive. Addresses of scripts. */
type PageScripts = {
  /** All but the last to run. */
  files: string[];
  /** Each matched route's id, and its place in `files`. */
  routes: [id: string, file: number][];
  /** Hydrates the page, so it runs last. */
  entry: string;
};

declare global {
  interface Window {
    /** Buttons pressed before hydration; handed back by replay-input. */
    earlyClicks?: HTMLElement[];
    __reactRouterRouteModules?: Record<string, unknown>;
  }
}

/**
 * Runs inside the page, as text, so it may use nothing but its argument and the browser. See README.md beside this file.
 * `data-script` on the document: `starting` from here on, `ready` once hydrated, absent where script is not to be counted on.
 */
function startPage({ files, routes, entry }: PageScripts) {
  const { dataset } = document.documentElement;
  const clicks: HTMLElement[] = [];
  let begun = false;

  /** Until it works, for a quarter of an hour at most: again after 0.5 s, 1 s, 2 s … 30 s, and whenever the connection is back. */
  async function retry(task: () => Promise<unknown>) {
    for (let attempt = 0; attempt < 36; attempt++) {
      try {
        return await task();
      } catch {
        await new Promise((resume) => {
          setTimeout(resume, Math.min(500 * 2 ** attempt, 30_000));
          addEventListener("online", resume, { once: true });
        });
      }
    }
  }

  /** The rules of a style sheet that did not arrive can't be read. */
  function isLost({ sheet }: HTMLLinkElement) {
    try {
      return !sheet?.cssRules;
    } catch {
      return true;
    }
  }

  /** By the same element, which React takes away with its page: one in its place it would not find. */
  const reload = (link: HTMLLinkElement) =>
    new Promise((onload, onerror) => {
      Object.assign(link, { onload, onerror, rel: "" });
      link.rel = "stylesheet";
    });

  async function restyle() {
    for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')) if (isLost(link)) await reload(link);
  }

  // Asked for all at once, and each run in a task of its own as it arrives.
  async function run() {
    try {
      const modules = await Promise.all(files.map((file) => import(/* @vite-ignore */ file)));
      window.__reactRouterRouteModules = Object.fromEntries(routes.map(([id, file]) => [id, modules[file]]));
      await import(/* @vite-ignore */ entry);
    } catch (lost) {
      // Until it works, the page is as it is without script.
      delete dataset.script;
      throw lost;
    }
  }

  function start() {
    if (begun) return;
    begun = true;
    void retry(restyle);
    void retry(run);
  }

  dataset.script = "starting";
  window.earlyClicks = clicks;
  addEventListener(
    "click",
    ({ target }) => {
      // What a popover's own button does, the browser has done.
      const button = target instanceof Element && target.closest<HTMLElement>("button[type=button]:not([popovertarget])");
      if (button && window.earlyClicks) clicks.push(button);
    },
    true,
  );
  // The build's own loader, where a part that comes later has a style sheet that does not.
  addEventListener("vite:preloadError", () => void retry(restyle));
  for (const touch of ["pointerdown", "keydown", "focusin", "touchstart"]) addEventListener(touch, start, { once: true, capture: true, passive: true });
  const startWhenIdle = () => ("requestIdleCallback" in window ? requestIdleCallback(start, { timeout: 2000 }) : setTimeout(start, 200));
  addEventListener("load", () => {
    // Once the first paint is on the screen: on a slow phone `load` comes before it, and a frame begins before it is shown.
    new PerformanceObserver((_entries, observer) => {
      observer.disconnect();
      requestAnimationFrame(startWhenIdle);
    }).observe({ type: "paint", buffered: true });
    // Firefox tells of none where a page is opened at a place within it, and wherever it's to give little away.
    setTimeout(startWhenIdle, 1000);
  });
  // A picture that never arrives holds `load` back; a tab that nobody looks at is not painted.
  setTimeout(start, 8000);
}

/** The files that a page's matched routes need, from the framework's own manifest. */
function listScripts({ manifest, staticHandlerContext: { matches } }: EntryContext): PageScripts {
  const matched = matches.flatMap(({ route }) => manifest.routes[route.id] ?? []);
  const files = [...new Set([...manifest.entry.imports, manifest.url, ...matched.flatMap(({ imports = [], module }) => [...imports, module])])];
  return { files, routes: matched.map(({ id, module }) => [id, files.indexOf(module)]), entry: manifest.entry.module };
}

/** In an inline script a `<` could end that script. */
const quote = (value: unknown) => JSON.stringify(value).replaceAll("<", "\\u003c");

/** What stands in place of the framework's `<Scripts>`: the same hand-over of data, and `startPage` instead of preloads and an inline module. */
export const startText = (entry: EntryContext) =>
  `window.__reactRouterContext=${entry.serverHandoffString};` +
  "window.__reactRouterContext.stream=new ReadableStream({start(controller){window.__reactRouterContext.streamController=controller}}).pipeThrough(new TextEncoderStream());" +
  `(${startPage})(${quote(listScripts(entry))})`;
