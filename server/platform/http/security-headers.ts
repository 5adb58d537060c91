import { createHash } from "node:crypto";
import type { MiddlewareHandler } from "hono";
import { cors } from "hono/cors";
import { Failure } from "#contracts/failure.ts";
import type { Site } from "#contracts/site.ts";
import { answerFailure } from "#server/platform/http/failures.ts";

export const hashOf = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

type PolicyNeeds = {
  scripts: readonly string[];
  /** Whose payment page may not be on our own origin: Chromium applies form-action to redirects too. */
  site?: Pick<Site, "paymentPage">;
  asks?: readonly string[];
};

/** Everything is refused but what is named. Neither unsafe-inline nor unsafe-eval, for script or style. */
export const contentPolicy = ({ scripts, site, asks = [] }: PolicyNeeds) =>
  [
    "default-src 'none'",
    `script-src ${["'self'", ...scripts].join(" ")}`,
    "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    `connect-src ${["'self'", ...asks].join(" ")}`,
    "frame-src 'self'",
    "manifest-src 'self'",
    `form-action ${["'self'", site?.paymentPage].filter(Boolean).join(" ")}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join("; ");

const always = {
  "x-content-type-options": "nosniff",
  "cross-origin-resource-policy": "same-origin",
};

const documents = {
  // Never no-referrer: browsers then send `Origin: null` with our own forms.
  "referrer-policy": "strict-origin-when-cross-origin",
  "cross-origin-opener-policy": "same-origin",
  "origin-agent-cluster": "?1",
  "permissions-policy":
    "accelerometer=(), browsing-topics=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), hid=(), magnetometer=(), microphone=(), midi=(), payment=(), serial=(), usb=()",
  // Of an answer that is no page, and of a drawing opened by itself; a page brings its own.
  "content-security-policy": "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
};

/** For scripts, styles, fonts and pictures: these headers travel with every one of them, the rest would say nothing there. */
export const fileHeadersFor = (publicOrigin: string): Record<string, string> => ({
  ...always,
  ...(publicOrigin.startsWith("https:") && { "strict-transport-security": "max-age=31536000; includeSubDomains" }),
});

/** For every other answer of a site at this origin; a page's own policy is set by whoever makes the page. */
export const securityHeadersFor = (publicOrigin: string): Record<string, string> => ({ ...fileHeadersFor(publicOrigin), ...documents });

export function securityHeaders(publicOrigin: string): MiddlewareHandler {
  const headers = Object.entries(securityHeadersFor(publicOrigin));
  return async (c, next) => {
    await next();
    for (const [name, value] of headers) if (!c.res.headers.has(name)) c.res.headers.set(name, value);
  };
}

const safe = new Set(["GET", "HEAD", "OPTIONS"]);

/** Nobody else's page knows this address, and its own page tells nobody where it is: older browsers then call its form's origin "null". */
const ownLink = /^\/(warmth-list\/yours|site-access\/list)\/[\w-]{48}(\.data)?$/;

type Needs = { publicOrigin: string; allowedOrigins: readonly string[] };
type Header = (name: string) => string | undefined;

const originOf = (url: string) => (URL.canParse(url) ? new URL(url).origin : "null");

/** Refuses what another site makes a browser send, by Sec-Fetch-Site, Origin or Referer. A caller with none of them and no cookie is no browser, and fine. */
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

/** Pages of invited origins may call our functions, as the Supabase client does; cookies are never part of it. */
export const allowOrigins = (allowedOrigins: readonly string[]) =>
  cors({
    origin: (origin) => (allowedOrigins.includes(origin) ? origin : null),
    allowMethods: ["POST"],
    allowHeaders: ["authorization", "x-client-info", "apikey", "content-type", "idempotency-key"],
    exposeHeaders: ["retry-after", "x-request-id"],
    maxAge: 3600,
  });
