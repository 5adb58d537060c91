import * as build from "virtual:react-router/server-build";
import { createRequestHandler, matchRoutes, type RouteObject, RouterContextProvider, type ServerBuild } from "react-router";
import * as contexts from "#app/context.ts";
import type { Backend, Caller } from "#contracts/backend.ts";
import type { Site } from "#contracts/site.ts";

// Prerendering runs this bundle too and reads the build from it.
export * from "virtual:react-router/server-build";

const handle = createRequestHandler(build as ServerBuild, import.meta.env.MODE);

type KnownRoute = { id: string; parentId?: string; path?: string; index?: boolean };
const childrenOf = (parent?: string): RouteObject[] =>
  (Object.values(build.routes) as KnownRoute[]).flatMap(({ id, parentId, path, index }) => {
    if (parentId !== parent) return [];
    return (index ? { id, path, index } : { id, path, children: childrenOf(id) }) as RouteObject;
  });
const everyRoute = childrenOf();

/** Whether a page of ours stands at that path, beside the one that stands at all others. */
const isPage = (path: string) => {
  const match = matchRoutes(everyRoute, path.replace(/\.data$/, ""))?.at(-1);
  return match !== undefined && match.route.path !== "*";
};

export type PageNeeds = {
  backend: Backend;
  caller: Caller;
  site: Site;
  nonce: string;
  /** Asked before anything is rendered: an answer that needs no rendering, or undefined to have the page rendered. May throw a `Failure`. */
  instead?: ((isPage: boolean) => Response | undefined) | undefined;
};

/** The app's one door: everything the server hands to a page goes through here. */
export async function renderPage(request: Request, { backend, caller, site, nonce, instead }: PageNeeds): Promise<Response> {
  const answer = instead?.(isPage(new URL(request.url).pathname));
  if (answer) return answer;
  const context = new RouterContextProvider();
  context.set(contexts.backend, backend);
  context.set(contexts.caller, caller);
  context.set(contexts.requestId, caller.requestId);
  context.set(contexts.site, site);
  context.set(contexts.nonce, nonce);
  return handle(request, context);
}
