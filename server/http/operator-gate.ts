import type { MiddlewareHandler } from "hono";
import type { Backend } from "#contracts/backend.ts";
import { readCookie } from "#contracts/cookies.ts";
import { cookies } from "#contracts/storage-keys.ts";
import type { AppEnv } from "#server/http/env.ts";

/** In any case: React Router takes /Operator for /operator. */
const isBackOffice = (path: string) => /^\/+operator(\/|\.data$|$)/i.test(path);
/** The door itself: a page with a button, which uses the link up. */
const isDoor = (path: string) => /^\/operator\/enter\/[\w-]+(\.data)?$/i.test(path);

/** Everything under /operator is refused without a session; what a route below it does cannot open it. */
export function operatorGate({ backend, publicOrigin }: { backend: () => Promise<Backend>; publicOrigin: string }): MiddlewareHandler<AppEnv> {
  const secure = publicOrigin.startsWith("https:");
  return async (c, next) => {
    if (!isBackOffice(c.req.path) || isDoor(c.req.path)) return next();
    const token = readCookie(c.req.header("cookie"), cookies.operator.name, secure);
    if (token && (await (await backend()).operator.isSession(token))) return next();
    c.set("route", "/operator");
    return c.text("The back office is closed. Open it with a fresh link: npm run operator -- link", 403, {
      "cache-control": "no-store",
      "x-robots-tag": "noindex",
    });
  };
}
