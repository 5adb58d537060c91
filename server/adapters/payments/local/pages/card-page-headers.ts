import type { MiddlewareHandler } from "hono";
import { lookAgainHash } from "#server/adapters/payments/local/pages/look-again.ts";

const policy = (ancestors: "'self'" | "'none'") =>
  `default-src 'none'; script-src ${lookAgainHash}; connect-src 'self'; style-src 'self'; img-src 'self' data:; form-action 'self'; frame-ancestors ${ancestors}; base-uri 'none'`;

/** Only the shell may be framed, by our own checkout: no page that takes a payment can be laid under another. */
export const cardPageHeaders: MiddlewareHandler = async (c, next) => {
  await next();
  c.header("content-security-policy", policy(c.req.path.endsWith("/card/shell") ? "'self'" : "'none'"));
  c.header("x-robots-tag", "noindex");
  // The address of a page is its key: it goes to nobody, not even to the shop.
  c.header("referrer-policy", "strict-origin");
  if (!c.res.headers.has("cache-control")) c.header("cache-control", "no-store");
};
