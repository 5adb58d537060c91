import type { Context } from "hono";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import type { Failure } from "#contracts/failure.ts";
import type { BuiltFiles } from "#server/http/load-built.ts";

/** A page made at build that says "one moment": it needs neither the database nor a working renderer. */
const spare = "/one-moment";

/** A failure for a person looking at a page, where no page of the app could be rendered. */
export function answerInWords(c: Context, failure: Failure, built: BuiltFiles): Response {
  const status = failure.status as ContentfulStatusCode;
  const headers = { "cache-control": "no-store", ...(failure.retryAfter !== undefined && { "retry-after": String(failure.retryAfter) }) };
  const page = failure.status >= 500 ? built.get(spare) : undefined;
  return page ? c.body(page.plain.body, status, { ...page.plain.headers, ...headers }) : c.text(failure.message, status, headers);
}
