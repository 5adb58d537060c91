import { randomUUID } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { Context, MiddlewareHandler } from "hono";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import type { Failure } from "#contracts/failure.ts";
import { type AppEnv, isLook } from "#server/platform/http/request.ts";
import { securityHeadersFor } from "#server/platform/http/security-headers.ts";
import type { StaticFile, StaticFiles } from "#server/platform/http/static-files.ts";
import type { Metrics } from "#server/platform/metrics.ts";

function choose({ plain, packed }: StaticFile, accepts: string) {
  if (!packed) return plain;
  return accepts.includes("br") ? packed.br() : accepts.includes("gzip") ? packed.gzip() : plain;
}

export function sendStaticFile(file: StaticFile, { accepts, extra }: { accepts: string; extra: Record<string, string> }): Response {
  const { body, headers } = choose(file, accepts);
  return new Response(body, { headers: { ...headers, ...extra } });
}

type Asked = { method: string | undefined; path: string; accepts: string | undefined; known: string | undefined };
type Found = { status: 200 | 304 | 404; headers: Record<string, string>; body: StaticFile["plain"]["body"] | null };

/** Pages and assets from memory, before all else: most visits need nothing more; null for whatever isn't one. Logs no line, for nothing here goes wrong for one visitor alone. */
export function findInMemory(files: StaticFiles, metrics: Metrics, publicOrigin: string) {
  const missing = { ...securityHeadersFor(publicOrigin), "cache-control": "no-store", "content-type": "text/plain" };
  return ({ method, path, accepts = "", known = "" }: Asked): Found | null => {
    if (!isLook(method)) return null;
    const isAsset = path.startsWith("/assets/");
    const file = files.get(path);
    if (!file) {
      if (!isAsset) return null;
      // A file of an older release: said quickly, and not to be remembered.
      metrics.file("/assets", 404);
      return { status: 404, headers: missing, body: Buffer.from("Not found") };
    }
    const status = known.includes(file.etag) ? 304 : 200;
    metrics.file(isAsset ? "/assets" : path, status);
    const { body, headers } = status === 304 ? { body: null, headers: file.notModified } : choose(file, accepts);
    // By it a page's reader can be told from another; a file needs no telling.
    return { status, headers: isAsset ? headers : { ...headers, "x-request-id": randomUUID() }, body };
  };
}
type Find = ReturnType<typeof findInMemory>;

export const serveStaticFiles =
  (find: Find): MiddlewareHandler<AppEnv> =>
  async (c, next) => {
    const found = find({ method: c.req.method, path: c.req.path, accepts: c.req.header("accept-encoding"), known: c.req.header("if-none-match") });
    return found ? new Response(found.body, found) : next();
  };

/** The same straight from Node, half again as quick as by way of Hono and the web's Request; false for what isn't in memory under the very words of the address. */
export const serveStraight =
  (find: Find) =>
  ({ method, url = "", headers }: IncomingMessage, response: ServerResponse): boolean => {
    const [path = ""] = url.split("?", 1);
    const found = find({ method, path, accepts: headers["accept-encoding"]?.toString(), known: headers["if-none-match"] });
    if (found) response.writeHead(found.status, found.headers).end(found.body);
    return found !== null;
  };

/** A failure for a person looking at a page. `spare` is the page made at build that says "one moment": it needs no database and no renderer. */
export function sendErrorPage(c: Context, failure: Failure, spare: StaticFile | undefined): Response {
  const status = failure.status as ContentfulStatusCode;
  const headers = { "cache-control": "no-store", ...(failure.retryAfter !== undefined && { "retry-after": String(failure.retryAfter) }) };
  const page = failure.status >= 500 ? spare : undefined;
  return page ? c.body(page.plain.body, status, { ...page.plain.headers, ...headers }) : c.text(failure.message, status, headers);
}
