import { pause } from "#app/lib/navigation/pause.ts";

type RouteFile = { id: string; module: string };

/** Times that a lost file is asked for again: after 1, 2 and 4 seconds. */
const retries = 3;

/** A file of a page did not arrive, or is gone since a deploy. */
export class PageFileLost extends Error {
  constructor(file: string, options: ErrorOptions) {
    super(`${file} did not arrive`, options);
  }
}

async function importFile(file: string) {
  for (let attempt = 0; ; attempt++) {
    try {
      return await import(/* @vite-ignore */ file);
    } catch (cause) {
      if (attempt === retries) throw new PageFileLost(file, { cause });
      await pause(attempt);
    }
  }
}

/**
 * Stands in for the framework's own function of this name (vite.config.ts), which reloads the page as soon as one file is lost: that throws away
 * what was typed, and shows the page that was left instead of the one that was asked for. What a failure leads to is keep-page.ts's business.
 */
export async function loadRouteModule(route: RouteFile, cache: Record<string, unknown>) {
  cache[route.id] ??= await importFile(route.module);
  return cache[route.id];
}
