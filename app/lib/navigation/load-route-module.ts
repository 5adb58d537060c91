type RouteFile = { id: string; module: string };

/** Dispatched on `window` when a route's file did not arrive, or is gone since a deploy; and by who wants it to be asked for again. */
export const routeFileLost = "route-file-lost";
export const routeFileWanted = "route-file-wanted";

const untilWanted = () =>
  new Promise<void>((resume) => {
    const again = () => {
      for (const event of ["online", routeFileWanted]) removeEventListener(event, again);
      resume();
    };
    for (const event of ["online", routeFileWanted]) addEventListener(event, again);
  });

/**
 * Stands in for the framework's own function of this name (vite.config.ts), which reloads the page as soon as one file is lost: that throws away
 * what was typed, and shows the page that was left instead of the one that was asked for. The framework keeps this promise for good and shows an
 * empty page where it is rejected, so it stays open until the file is there. What a loss leads to is keep-page.ts's business.
 */
export async function loadRouteModule({ id, module }: RouteFile, cache: Record<string, unknown>) {
  for (let attempt = 1; !(id in cache); attempt++) {
    try {
      cache[id] = await import(/* @vite-ignore */ module);
    } catch {
      // A moment without a signal costs no more than a second try or a third: the file, and then one that it needs, may both be lost once.
      if (attempt % 3 > 0) continue;
      dispatchEvent(new Event(routeFileLost));
      await untilWanted();
    }
  }
  return cache[id];
}
