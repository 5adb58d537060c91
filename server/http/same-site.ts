import type { MiddlewareHandler } from "hono";
import { Failure } from "#contracts/failure.ts";
import { answerFailure } from "#server/http/answer-failure.ts";

const safe = new Set(["GET", "HEAD", "OPTIONS"]);

type Needs = { publicOrigin: string; allowedOrigins: readonly string[] };

/**
 * Refuses what another site makes a visitor's browser send. Browsers say where a request comes from in Sec-Fetch-Site
 * or, older ones and plain http, in Origin. A caller with neither is no browser, and is fine while it holds no cookie.
 */
export function refuseCrossSite({ publicOrigin, allowedOrigins }: Needs): MiddlewareHandler {
  return async (c, next) => {
    if (safe.has(c.req.method)) return next();
    const origin = c.req.header("origin");
    const site = c.req.header("sec-fetch-site");
    const invited = origin !== undefined && allowedOrigins.includes(origin) && c.req.path.startsWith("/functions/v1/");
    const ours = site ? site === "same-origin" : origin ? origin === publicOrigin || origin === `http://${c.req.header("host")}` : !c.req.header("cookie");
    return ours || invited ? next() : answerFailure(c, new Failure("cross-site"));
  };
}
