import { randomUUID } from "node:crypto";
import { isIPv6 } from "node:net";
import type { HttpBindings } from "@hono/node-server";
import { getConnInfo } from "@hono/node-server/conninfo";
import type { Context, MiddlewareHandler } from "hono";
import { expandIPv6 } from "hono/utils/ipaddr";
import type { Caller } from "#contracts/backend.ts";
import type { Log } from "#server/platform/log.ts";
import type { Metrics } from "#server/platform/metrics.ts";

export type AppEnv = {
  Bindings: Partial<HttpBindings>;
  Variables: {
    caller: Caller;
    /** The route's pattern, for logs and metrics; never the path, which may carry a secret. */
    route: string;
  };
};

/** Whether it's a page or file that is asked for, and nothing to be done. */
export const isLook = (method: string | undefined) => method === "GET" || method === "HEAD";

/** A machine's own names for itself, as they stand in an address. */
export const loopbackName = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

/** Whether every proxy that we trust has passed this request on: one that skipped some of them may carry anybody's headers. */
export const cameThrough = (forwardedFor: string | undefined, trustedProxies: number) =>
  trustedProxies > 0 && (forwardedFor ?? "").split(",").filter((entry) => entry.trim()).length >= trustedProxies;

/** Cuts IPv6 to its /64, which one household or attacker holds whole; turns ::ffff:1.2.3.4 into 1.2.3.4, and leaves out the port that some proxies add. */
export function normaliseAddress(address: string): string {
  const plain = /^(\d+\.\d+\.\d+\.\d+):\d+$|^\[([^\]]+)\](?::\d+)?$/.exec(address);
  if (plain) return normaliseAddress(plain[1] ?? plain[2] ?? "");
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address);
  if (mapped?.[1]) return mapped[1];
  if (!isIPv6(address)) return address;
  return `${expandIPv6(address.replace(/%.*/, ""))
    .split(":")
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(":")}::/64`;
}

/** Each trusted proxy added one entry on the right of X-Forwarded-For: the nth from the right is the client, and all left of it only a claim. */
export function clientAddress(socketAddress: string, forwardedFor: string | undefined, trustedProxies: number): string {
  if (trustedProxies === 0) return normaliseAddress(socketAddress);
  const entries = (forwardedFor ?? "")
    .split(",")
    .map((entry) => entry.trim())
    .filter(Boolean);
  return normaliseAddress(entries.at(-trustedProxies) ?? entries[0] ?? socketAddress);
}

/** `app.request()` in tests has no socket. */
export const socketAddress = (c: Context<AppEnv>) => (c.env?.incoming ? (getConnInfo(c).remote.address ?? "unknown") : "unknown");

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
    c.set("caller", { address, ...(edgeCountry && { edgeCountry }), requestId, source: "", browserName: c.req.header("user-agent")?.slice(0, 400) ?? "" });
    c.set("route", "unknown");
    await next();
    c.res.headers.set("x-request-id", requestId);
  };
}

/** Where it broke, for the log. The message may quote what a person typed, so only the error's class and place go out. */
export function describeBreak(c: Context<AppEnv>, error: unknown) {
  const { name, stack = "" } = error instanceof Error ? error : new Error("not an Error");
  return { requestId: c.get("caller").requestId, route: c.get("route"), error: name, stack: stack.split("\n").slice(1, 6).join("\n") };
}

export function accessLog({ log, metrics }: { log: Log; metrics: Metrics }): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    const began = performance.now();
    await next();
    const ms = Math.round(performance.now() - began);
    // Whoever goes on before the page is there leaves it half made: no fault of ours, and no alarm.
    const status = c.res.status === 500 && c.req.raw.signal.aborted ? 499 : c.res.status;
    const fields = { requestId: c.get("caller").requestId, method: c.req.method, route: c.get("route"), status, ms };
    metrics.request(fields.route, status, ms);
    // What is away is told of by itself, once: not with every request.
    if (status >= 500 && status !== 503) log.warn(fields, "request");
    else log.info(fields, "request");
  };
}
