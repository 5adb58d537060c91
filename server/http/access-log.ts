import type { MiddlewareHandler } from "hono";
import type { AppEnv } from "#server/http/env.ts";
import type { Log } from "#server/platform/log.ts";
import type { Metrics } from "#server/platform/metrics.ts";

/** One line and one measurement a request: what, how it ended, how long; nothing of who. */
export function accessLog({ log, metrics }: { log: Log; metrics: Metrics }): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    const began = performance.now();
    await next();
    const ms = Math.round(performance.now() - began);
    const { status } = c.res;
    const fields = { requestId: c.get("caller").requestId, method: c.req.method, route: c.get("route"), status, ms };
    metrics.request(fields.route, status, ms);
    // What is away is told of by itself, once: not with every request.
    if (status >= 500 && status !== 503) log.warn(fields, "request");
    else log.info(fields, "request");
  };
}
