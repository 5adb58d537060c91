import * as build from "virtual:react-router/server-build";
import { createRequestHandler, type HeadersFunction, matchRoutes, RouterContextProvider, type ServerBuild } from "react-router";
import * as contexts from "#app/context.ts";
import type { MakePage, RenderPage } from "#contracts/backend.ts";
import { unfilled } from "#contracts/site.ts";

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

type KnownRoute = { parentId?: string; path?: string; index?: boolean };
const known = build.routes as Record<string, KnownRoute>;
const pathOf = (route?: KnownRoute): string => {
  if (!route) return "";
  const own = route.path?.replace(/^\//, "");
  return pathOf(known[route.parentId ?? ""]) + (own ? `/${own}` : "");
};
const everyRoute = Object.values(known)
  .filter(({ path, index }) => path || index)
  .map((route) => ({ path: pathOf(route) || "/" }));
const firstPart = (path: string) => path.split("/", 2)[1] ?? "";
/** The router ranks all routes that it's given anew for each path: so it's given the few that may be meant. */
const byFirstPart = Map.groupBy(everyRoute, ({ path }) => firstPart(path));

/** The pattern of the page of ours at that path, such as "/order/:token"; null where only the one stands that stands at all others. */
const patternOf = (path: string) => {
  const asked = path.replace(/\.data$/, "");
  const found = matchRoutes(byFirstPart.get(firstPart(asked)) ?? everyRoute, asked)?.at(-1)?.route.path ?? "/*";
  return found === "/*" ? null : found;
};

/** A page or its data as the build makes it, but for the owner's answers: its settings are filled in later. */
export const makePage: MakePage = async (path, answers) => {
  const context = new RouterContextProvider();
  context.set(contexts.site, { ...unfilled, answers });
  const made = await handle(new Request(new URL(path, unfilled.origin)), context);
  if (!made.ok) throw new Error(`${path} answered ${made.status}`);
  return new Uint8Array(await made.arrayBuffer());
};

/** The app's one door: everything the server hands to a page goes through here. */
export const renderPage: RenderPage = async (request, { backend, caller, site, nonce, report, instead }) => {
  const answer = instead?.(patternOf(new URL(request.url).pathname));
  if (answer) return answer;
  const context = new RouterContextProvider();
  context.set(contexts.backend, backend);
  context.set(contexts.caller, caller);
  context.set(contexts.requestId, caller.requestId);
  context.set(contexts.site, site);
  context.set(contexts.nonce, nonce);
  context.set(contexts.report, report);
  return handle(request, context);
};
