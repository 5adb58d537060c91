import type { MiddlewareHandler } from "hono";
import { Failure } from "#contracts/failure.ts";
import { answerFailure } from "#server/http/answer-failure.ts";

const safe = new Set(["GET", "HEAD", "OPTIONS"]);

/** Nobody else's page knows this address, and its own page tells nobody where it is: older browsers then call its form's origin "null". */
const ownLink = /^\/(warmth-list\/yours|site-access\/list)\/[\w-]{48}(\.data)?$/;

type Needs = { publicOrigin: string; allowedOrigins: readonly string[] };
type Header = (name: string) => string | undefined;

const originOf = (url: string) => (URL.canParse(url) ? new URL(url).origin : "null");

/**
 * Refuses what another site makes a visitor's browser send. Browsers say where a request comes from in Sec-Fetch-Site or, older
 * ones and plain http, in Origin; the oldest in Referer alone. A caller with none of them is no browser, and is fine while it
 * holds no cookie.
 */
export function refuseCrossSite({ publicOrigin, allowedOrigins }: Needs): MiddlewareHandler {
  function isOurs(header: Header) {
    const site = header("sec-fetch-site");
    if (site) return site === "same-origin";
    const referer = header("referer");
    const from = header("origin") ?? (referer && originOf(referer));
    return from ? from === publicOrigin || from === `http://${header("host")}` : !header("cookie");
  }

  return async (c, next) => {
    if (safe.has(c.req.method) || ownLink.test(c.req.path)) return next();
    const origin = c.req.header("origin");
    const invited = origin !== undefined && allowedOrigins.includes(origin) && c.req.path.startsWith("/functions/v1/");
    return invited || isOurs((name) => c.req.header(name)) ? next() : answerFailure(c, new Failure("cross-site"));
  };
}
