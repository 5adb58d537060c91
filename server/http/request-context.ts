import { randomUUID } from "node:crypto";
import { getConnInfo } from "@hono/node-server/conninfo";
import type { Context, MiddlewareHandler } from "hono";
import { clientAddress } from "#server/http/client-address.ts";
import type { AppEnv } from "#server/http/env.ts";

/** `app.request()` in tests has no socket. */
const socketAddress = (c: Context<AppEnv>) => (c.env?.incoming ? (getConnInfo(c).remote.address ?? "unknown") : "unknown");

/** Who is asking, and an id to find this request by in the log; the visitor sees it in X-Request-Id. */
export function requestContext({ trustedProxies }: { trustedProxies: number }): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    const requestId = randomUUID();
    c.set("caller", { address: clientAddress(socketAddress(c), c.req.header("x-forwarded-for"), trustedProxies), requestId, source: "" });
    c.set("route", "unknown");
    await next();
    c.res.headers.set("x-request-id", requestId);
  };
}
