import type { MiddlewareHandler } from "hono";
import type { Site } from "#contracts/site.ts";
import type { AppEnv } from "#server/http/env.ts";
import { securityHeadersFor } from "#server/http/security-headers.ts";

/** Where the settings lead from an address that has no page of its own. */
const movesOf = ({ landing, moreInformation }: Site) =>
  new Map<string, string>([
    ...(landing === "/" ? [] : [["/", landing] as const]),
    [`/more-information/${moreInformation === "partners" ? "partners" : "product"}`, "/more-information"] as const,
  ]);

/** Not remembered by browsers: the owner may change the setting. */
export function moved(site: Site): MiddlewareHandler<AppEnv> {
  const moves = movesOf(site);
  const headers = { ...securityHeadersFor(site.origin), "cache-control": "no-store" };
  return async (c, next) => {
    const to = moves.get(c.req.path);
    if (!to || (c.req.method !== "GET" && c.req.method !== "HEAD")) return next();
    return new Response(null, { status: 302, headers: { ...headers, location: to + new URL(c.req.url).search } });
  };
}
