import type { Context } from "hono";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import type { Failure } from "#contracts/failure.ts";
import type { Built } from "#server/http/load-built.ts";

/**
 * A failure for a person looking at a page, where no page of the app could be rendered. `spare` is the page made at build
 * that says "one moment": it needs neither the database nor a working renderer.
 */
export function answerInWords(c: Context, failure: Failure, spare: Built | undefined): Response {
  const status = failure.status as ContentfulStatusCode;
  const headers = { "cache-control": "no-store", ...(failure.retryAfter !== undefined && { "retry-after": String(failure.retryAfter) }) };
  const page = failure.status >= 500 ? spare : undefined;
  return page ? c.body(page.plain.body, status, { ...page.plain.headers, ...headers }) : c.text(failure.message, status, headers);
}
