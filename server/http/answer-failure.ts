import type { Context } from "hono";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import { Failure, failureBody, isFailure } from "#contracts/failure.ts";
import { isDatabaseAway } from "#server/platform/database/open.ts";

/** What went wrong, as the failure table names it. A bug becomes `broken`. */
export function toFailure(error: unknown): Failure {
  if (isFailure(error)) return error;
  if (isDatabaseAway(error)) return new Failure("unavailable", { retryAfter: 5, cause: error });
  return new Failure("broken", { cause: error });
}

/** `{error: {code, message, fields?}}`, with the table's status and, where it helps, Retry-After. */
export function answerFailure(c: Context, failure: Failure): Response {
  if (failure.retryAfter !== undefined) c.header("retry-after", String(failure.retryAfter));
  c.header("cache-control", "no-store");
  return c.json(failureBody(failure), failure.status as ContentfulStatusCode);
}
