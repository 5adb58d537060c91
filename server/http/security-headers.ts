import type { MiddlewareHandler } from "hono";

/** For every answer. */
const always = {
  "x-content-type-options": "nosniff",
  "cross-origin-resource-policy": "same-origin",
};

/** For what a browser may open as a page of its own. */
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
