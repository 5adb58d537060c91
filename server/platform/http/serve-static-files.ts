import { randomUUID } from "node:crypto";
import type { Context, MiddlewareHandler } from "hono";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import type { Failure } from "#contracts/failure.ts";
import type { AppEnv } from "#server/platform/http/request.ts";
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

/** Node has parsed the headers already; asking the Request for them would build them a second time. */
function readHeader(c: Context<AppEnv>, name: "accept-encoding" | "if-none-match"): string {
  const found = c.env?.incoming ? c.env.incoming.headers[name] : c.req.header(name);
  return typeof found === "string" ? found : "";
}

/** Pages and assets from memory, before all else: most visits need nothing more. Logs no line, for nothing here goes wrong for one visitor alone. */
export function serveStaticFiles(files: StaticFiles, metrics: Metrics, publicOrigin: string): MiddlewareHandler<AppEnv> {
  const missing = { ...securityHeadersFor(publicOrigin), "cache-control": "no-store", "content-type": "text/plain" };
  return async (c, next) => {
    const { method, path } = c.req;
    if (method !== "GET" && method !== "HEAD") return next();
    const isAsset = path.startsWith("/assets/");
    const file = files.get(path);
    if (!file) {
      if (!isAsset) return next();
      // A file of an older release: said quickly, and not to be remembered.
      metrics.file("/assets", 404);
      return new Response("Not found", { status: 404, headers: missing });
    }
    const unchanged = readHeader(c, "if-none-match").includes(file.etag);
    metrics.file(isAsset ? "/assets" : path, unchanged ? 304 : 200);
    // By it a page's reader can be told from another; a file needs no telling.
    const id = isAsset ? {} : { "x-request-id": randomUUID() };
    if (unchanged) return new Response(null, { status: 304, headers: { ...file.notModified, ...id } });
    return sendStaticFile(file, { accepts: readHeader(c, "accept-encoding"), extra: id });
  };
}

/** A failure for a person looking at a page. `spare` is the page made at build that says "one moment": it needs no database and no renderer. */
export function sendErrorPage(c: Context, failure: Failure, spare: StaticFile | undefined): Response {
  const status = failure.status as ContentfulStatusCode;
  const headers = { "cache-control": "no-store", ...(failure.retryAfter !== undefined && { "retry-after": String(failure.retryAfter) }) };
  const page = failure.status >= 500 ? spare : undefined;
  return page ? c.body(page.plain.body, status, { ...page.plain.headers, ...headers }) : c.text(failure.message, status, headers);
}
