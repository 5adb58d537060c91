import type { Context } from "hono";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import type { Backend } from "#contracts/backend.ts";
import { Failure, failureBody, isFailure } from "#contracts/failure.ts";
import { isDatabaseAway } from "#server/platform/database/outage.ts";

export function toFailure(error: unknown): Failure {
  if (isFailure(error)) return error;
  if (isDatabaseAway(error)) return new Failure("unavailable", { retryAfter: 5, cause: error });
  return new Failure("broken", { cause: error });
}

export function answerFailure(c: Context, failure: Failure): Response {
  if (failure.retryAfter !== undefined) c.header("retry-after", String(failure.retryAfter));
  c.header("cache-control", "no-store");
  return c.json(failureBody(failure), failure.status as ContentfulStatusCode);
}

// biome-ignore lint/suspicious/noExplicitAny: methods of every shape pass through unchanged
type Method = (...input: any[]) => Promise<unknown>;

const withWords = (error: unknown) => Promise.reject(isDatabaseAway(error) ? toFailure(error) : error);
const wrap = <T extends object>(methods: T): T =>
  Object.fromEntries(
    Object.entries(methods).map(([name, member]) => [
      name,
      typeof member === "function" ? (...input: unknown[]) => (member as Method)(...input).catch(withWords) : wrap(member),
    ]),
  ) as T;

/** The same backend for pages: a database that is away is a failure with words, not a bug that costs a visitor the form. */
export const withFailures = (backend: Backend): Backend => wrap(backend);

export const bodyLimit = 32 * 1024;
/** The same as a form: two letters' worth of any script fit, each character of which a form writes as up to nine. */
export const formLimit = 4 * bodyLimit;

/** The fields of a form's body, which may be cut off or made up. */
export const readFields = (body: Uint8Array<ArrayBuffer>, type: string): Promise<FormData> =>
  new Response(body, { headers: { "content-type": type } }).formData().catch((cause: unknown) => {
    throw new Failure("not-json", { cause });
  });

/** Nobody sends us a packed body; what is in one could be any size. */
const isPacked = ({ headers }: Request) => (headers.get("content-encoding") ?? "identity") !== "identity";

/** Reads a body up to the limit and no further, whatever Content-Length claims. */
export async function readBody(request: Request, limit = bodyLimit): Promise<Uint8Array<ArrayBuffer>> {
  if (isPacked(request)) throw new Failure("wrong-type");
  if (Number(request.headers.get("content-length") ?? 0) > limit) throw new Failure("too-large");
  if (!request.body) return new Uint8Array();
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    for await (const chunk of request.body) {
      size += chunk.length;
      if (size > limit) throw new Failure("too-large");
      chunks.push(chunk);
    }
  } catch (error) {
    // Cut off, by the sender or by our patience: nothing of ours broke, and the database is not away.
    throw isFailure(error) ? error : new Failure("timed-out", { cause: error });
  }
  return Buffer.concat(chunks);
}
