import type { Backend } from "#contracts/backend.ts";
import { Failure } from "#contracts/failure.ts";
import { isDatabaseAway } from "#server/platform/database/open.ts";

function translate(error: unknown): never {
  throw isDatabaseAway(error) ? new Failure("unavailable", { retryAfter: 5, cause: error }) : error;
}

// biome-ignore lint/suspicious/noExplicitAny: methods of every shape pass through unchanged
type Method = (...input: any[]) => Promise<unknown>;

const wrap = <T extends object>(methods: T): T =>
  Object.fromEntries(
    Object.entries(methods).map(([name, member]) => [
      name,
      typeof member === "function" ? (...input: unknown[]) => (member as Method)(...input).catch(translate) : wrap(member),
    ]),
  ) as T;

/** The same backend for pages: a database that is away is a failure with words, not a bug that costs a visitor the form. */
export const withFailures = (backend: Backend): Backend => wrap(backend);
