import * as build from "virtual:react-router/server-build";
import { createRequestHandler, RouterContextProvider, type ServerBuild } from "react-router";
import * as contexts from "#app/context.ts";
import type { Backend, Caller } from "#contracts/backend.ts";
import type { Site } from "#contracts/site.ts";

// Prerendering runs this bundle too and reads the build from it.
export * from "virtual:react-router/server-build";

const handle = createRequestHandler(build as ServerBuild, import.meta.env.MODE);

export type PageNeeds = { backend: Backend; caller: Caller; site: Site; nonce: string };

/** The app's one door: everything the server hands to a page goes through here. */
export function renderPage(request: Request, { backend, caller, site, nonce }: PageNeeds): Promise<Response> {
  const context = new RouterContextProvider();
  context.set(contexts.backend, backend);
  context.set(contexts.caller, caller);
  context.set(contexts.requestId, caller.requestId);
  context.set(contexts.site, site);
  context.set(contexts.nonce, nonce);
  return handle(request, context);
}
