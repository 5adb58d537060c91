import { isRouteErrorResponse, type MiddlewareFunction, type RouterState } from "react-router";
import { PageLost, type ShownFailure, unsure } from "#app/lib/http/failure.ts";
import { routeFileLost, routeFileWanted } from "#app/lib/navigation/load-route-module.ts";

type Results = Record<string, { type: "data" | "error"; result: unknown }>;

declare global {
  interface Window {
    /** Set by the framework as it hydrates. */
    __reactRouterDataRouter?: { state: RouterState; subscribe: (tell: (state: RouterState) => void) => () => void; resetFetcher: (key: string) => void };
  }
}

/** Dispatched on `window` where a page was asked for and can't be had: the one that is there stays. `detail` is a `LostPage`. */
export const pageLost = "page-lost";
/** `hasArrived`: a form led to it, and what that sent was taken. `failure`: nothing came of it, or nobody knows whether it arrived. */
export type LostPage = { href: string; hasArrived?: boolean; failure?: ShownFailure | undefined };

/** Times that the server is asked whether it is there again: at once, then after 1, 2 and 4 seconds. */
const retries = 3;
/** Milliseconds for one such question. */
const timeoutMs = 8_000;

/** The router wraps what an action threw, as it does what one answered. */
const unwrap = (result: unknown) => (typeof result === "object" && result !== null && "data" in result && "init" in result ? result.data : result);

/** Lost on the way, or cut off, or not ours (a hotspot's own page): anything but an answer of the shop. */
const isLost = (error: unknown) =>
  isRouteErrorResponse(error)
    ? error.status >= 500 && typeof error.data === "string"
    : error instanceof TypeError || (error instanceof Error && error.message.startsWith("Unable to decode"));

/** Waits 1 s, 2 s, 4 s … by the attempt, or until the browser says that the connection is back. */
const pause = (attempt: number) =>
  new Promise<void>((resume) => {
    const done = () => {
      clearTimeout(timer);
      removeEventListener("online", done);
      resume();
    };
    const timer = setTimeout(done, 1000 * 2 ** attempt);
    addEventListener("online", done);
  });

/** Whether the shop answers at an address, by a question of 8 s at most. */
export async function isThere(href: string) {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), timeoutMs);
  try {
    return (await fetch(href, { method: "HEAD", signal: controller.signal })).status < 500;
  } catch {
    return false;
  } finally {
    clearTimeout(timer);
  }
}

/** Whether the page can be had after all; false as well when the visitor has meanwhile gone elsewhere. */
async function comesBack(href: string, left: AbortSignal) {
  for (let attempt = 0; !left.aborted; attempt++) {
    if (await isThere(href)) return !left.aborted;
    // Now that it has failed the browser's own word for it is worth something: no use in waiting.
    if (attempt === retries || !navigator.onLine) return false;
    await pause(attempt);
  }
  return false;
}

/** Results of a navigation, or null as soon as a file of the page that was asked for is lost. */
async function resultsOf(next: () => Promise<Results>) {
  let onLost = () => {};
  const lost = new Promise<null>((resolve) => {
    onLost = () => resolve(null);
    addEventListener(routeFileLost, onLost);
  });
  dispatchEvent(new Event(routeFileWanted));
  try {
    return await Promise.race([next(), lost]);
  } finally {
    removeEventListener(routeFileLost, onLost);
  }
}

const never = () => new Promise<never>(() => {});

/** Milliseconds that a document has to come in which a form leads to, once it's known which. */
const patience = 30_000;
/** Where an answer leads that isn't a page of this app (`redirectDocument`). */
function documentIn(results: Results) {
  const answer = Object.values(results).find(({ result }) => result instanceof Response && result.headers.has("X-Remix-Reload-Document"))?.result;
  return (answer as Response | undefined)?.headers.get("Location");
}

/** Says that the page that is there stays, unless the visitor has meanwhile gone elsewhere. */
function stay(detail: LostPage, left: AbortSignal) {
  if (!left.aborted) dispatchEvent(new CustomEvent<LostPage>(pageLost, { detail }));
  return never();
}

/**
 * For the root route's client middleware: a navigation whose data or files are lost ends in no error page. It is tried again, as a
 * document, which also brings the new files after a deploy; and while the server can't be reached, the page that is there stays and says so.
 */
export const keepPage: MiddlewareFunction<Results> = async ({ request }, next) => {
  const results = await resultsOf(next);
  const router = window.__reactRouterDataRouter;
  // Nobody asked for another page, it's only read anew, by itself or after a press in it: whatever is wrong, the page keeps what it shows.
  const isByItself = router?.state.initialized === true && router.state.navigation.state === "idle";
  const isLostNow = (error: unknown) => isLost(error) || (isByItself && isRouteErrorResponse(error) && error.status >= 500);
  const lost = Object.entries(results ?? {}).filter(([, { type, result }]) => type === "error" && isLostNow(unwrap(result)));
  const isSent = request.method !== "GET";
  const elsewhere = isSent && results && documentIn(results);
  // The router then takes itself to be on its way for good, also where the browser was stopped or shows nothing.
  if (elsewhere) setTimeout(stay, patience, { href: elsewhere }, request.signal);
  // What is sent beside the page has words where it was pressed.
  if (results && (lost.length === 0 || (isSent && isByItself) || !router)) return results;
  if (request.signal.aborted || !router) return never();
  // Only of a form whose route has no words of its own for this (with-network-errors.ts), or whose route's file is lost, without which those send nothing.
  if (isSent) return stay({ href: request.url, failure: unsure(results ? "twice" : "once") }, request.signal);

  const { location: shown, navigation, loaderData, actionData } = router.state;
  const { pathname, search } = new URL(request.url);
  // A request has no place on the page.
  const href = request.url + (navigation.location?.hash ?? "");
  if (results && (actionData || isByItself) && pathname === shown.pathname && search === shown.search && lost.every(([id]) => id in loaderData)) {
    // Only looked up anew, by itself or after a form was answered: that answer matters more than newer data.
    for (const [id] of lost) results[id] = { type: "data", result: loaderData[id] };
    return results;
  }
  const isBack = location.pathname === pathname && location.search === search;
  if (await comesBack(href, request.signal)) {
    // As `location.assign` would, but what the next page was handed travels along.
    if (!isBack) history.pushState({ usr: navigation.location?.state, key: String(Date.now()), idx: (history.state?.idx ?? 0) + 1 }, "", href);
    location.reload();
    return never();
  }
  // The address has changed already: the page's own boundary says what is missing.
  if (isBack && results && !request.signal.aborted) {
    for (const [id] of lost) results[id] = { type: "error", result: new PageLost() };
    return results;
  }
  // A redirect says that all went well, and leaves the answer to an earlier press in its place.
  const answers = navigation.formAction === pathname + search ? Object.values(actionData ?? {}) : [];
  const failure = answers.find((answer) => answer?.failure)?.failure;
  return stay({ href, failure, hasArrived: navigation.formMethod === "POST" && !failure }, request.signal);
};
