import { randomUUID } from "node:crypto";
import { getConnInfo } from "@hono/node-server/conninfo";
import type { Context, MiddlewareHandler } from "hono";
import { cameThrough } from "#server/http/came-through.ts";
import { clientAddress } from "#server/http/client-address.ts";
import type { AppEnv } from "#server/http/env.ts";
import type { Log } from "#server/platform/log.ts";

/** `app.request()` in tests has no socket. */
const socketAddress = (c: Context<AppEnv>) => (c.env?.incoming ? (getConnInfo(c).remote.address ?? "unknown") : "unknown");

type Needs = { trustedProxies: number; geoHeader: string | undefined; log: Pick<Log, "warn"> };

const unbelieved =
  "a proxy names its visitors in X-Forwarded-For, and TRUSTED_PROXIES is 0: all of them count as one address, and share its limits. Set it to the number of proxies in front";

/** Who is asking, and an id to find this request by in the log; the visitor sees it in X-Request-Id. */
export function requestContext({ trustedProxies, geoHeader, log }: Needs): MiddlewareHandler<AppEnv> {
  let told = false;
  return async (c, next) => {
    const requestId = randomUUID();
    const forwardedFor = c.req.header("x-forwarded-for");
    if (trustedProxies === 0 && forwardedFor && !told) {
      told = true;
      log.warn({}, unbelieved);
    }
    const address = clientAddress(socketAddress(c), forwardedFor, trustedProxies);
    const edgeCountry = geoHeader && cameThrough(forwardedFor, trustedProxies) ? c.req.header(geoHeader) : undefined;
    c.set("caller", { address, ...(edgeCountry && { edgeCountry }), requestId, source: "" });
    c.set("route", "unknown");
    await next();
    c.res.headers.set("x-request-id", requestId);
  };
}
