import type { Context, MiddlewareHandler } from "hono";
import type { AppEnv } from "#server/http/env.ts";
import type { Built, BuiltFiles } from "#server/http/load-built.ts";

function choose(file: Built, accepts: string): { body: Built["body"]; encoding: string | null } {
  if (file.br && accepts.includes("br")) return { body: file.br, encoding: "br" };
  if (file.gzip && accepts.includes("gzip")) return { body: file.gzip, encoding: "gzip" };
  return { body: file.body, encoding: null };
}

/** Pages and assets made at build, from memory. */
export function builtFiles(files: BuiltFiles): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    const { method, path } = c.req;
    if (method !== "GET" && method !== "HEAD") return next();
    const file = files.get(path);
    if (!file) return path.startsWith("/assets/") ? missing(c) : next();
    c.set("route", path.startsWith("/assets/") ? "/assets" : path);
    const headers: Record<string, string> = { ...file.headers, etag: file.etag, vary: "accept-encoding" };
    if (c.req.header("if-none-match")?.includes(file.etag)) return c.body(null, 304, headers);
    const { body, encoding } = choose(file, c.req.header("accept-encoding") ?? "");
    if (encoding) headers["content-encoding"] = encoding;
    return c.body(body, 200, headers);
  };
}

/** A file of an older release: said quickly, and not to be remembered. */
function missing(c: Context<AppEnv>) {
  c.set("route", "/assets");
  return c.text("Not found", 404, { "cache-control": "no-store" });
}
