import * as build from "virtual:react-router/server-build";
import { createRequestHandler, type HeadersFunction, matchRoutes, type RouteObject, RouterContextProvider, type ServerBuild } from "react-router";
import * as contexts from "#app/context.ts";
import type { Backend, Caller } from "#contracts/backend.ts";
import type { Site } from "#contracts/site.ts";

// Prerendering runs this bundle too and reads the build from it.
export * from "virtual:react-router/server-build";

/** What a page's loader and action said about the answer as a whole, such as how long to wait: the framework drops it where a route has no `headers`. */
const headers: HeadersFunction = ({ loaderHeaders, actionHeaders, errorHeaders }) => {
  const all = new Headers(loaderHeaders);
  for (const [name, value] of [...actionHeaders, ...(errorHeaders ?? [])]) all.set(name, value);
  return all;
};

const { routes } = build as ServerBuild;
const withHeaders = Object.fromEntries(Object.entries(routes).map(([id, route]) => [id, route && { ...route, module: { headers, ...route.module } }]));
const handle = createRequestHandler({ ...(build as ServerBuild), routes: withHeaders }, import.meta.env.MODE);

type KnownRoute = { id: string; parentId?: string; path?: string; index?: boolean };
const childrenOf = (parent?: string): RouteObject[] =>
  (Object.values(build.routes) as KnownRoute[]).flatMap(({ id, parentId, path, index }) => {
    if (parentId !== parent) return [];
    return (index ? { id, path, index } : { id, path, children: childrenOf(id) }) as RouteObject;
  });
const everyRoute = childrenOf();

/** The pattern of the page of ours at that path, such as "/order/:token"; null where only the one stands that stands at all others. */
const patternOf = (path: string) => {
  const matches = matchRoutes(everyRoute, path.replace(/\.data$/, ""));
  // The root's own path is "/", or "".
  const parts = matches?.flatMap(({ route }) => route.path?.replace(/^\//, "") || []);
  const pattern = parts?.join("/") ?? "*";
  return pattern === "*" ? null : `/${pattern}`;
};

export type PageNeeds = {
  backend: Backend;
  caller: Caller;
  site: Site;
  nonce: string;
  /** Told the page's pattern before anything is rendered: gives an answer that needs no rendering, or undefined to have the page rendered. May throw a `Failure`. */
  instead?: ((pattern: string | null) => Response | undefined) | undefined;
};

/** The app's one door: everything the server hands to a page goes through here. */
export async function renderPage(request: Request, { backend, caller, site, nonce, instead }: PageNeeds): Promise<Response> {
  const answer = instead?.(patternOf(new URL(request.url).pathname));
  if (answer) return answer;
  const context = new RouterContextProvider();
  context.set(contexts.backend, backend);
  context.set(contexts.caller, caller);
  context.set(contexts.requestId, caller.requestId);
  context.set(contexts.site, site);
  context.set(contexts.nonce, nonce);
  return handle(request, context);
}
