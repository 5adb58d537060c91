import { timingSafeEqual } from "node:crypto";
import { Hono } from "hono";
import type { LateMail } from "#contracts/backend.ts";
import { Failure } from "#contracts/failure.ts";
import { answerFailure } from "#server/platform/http/failures.ts";
import type { AppEnv } from "#server/platform/http/request.ts";
import type { Gauges, Metrics } from "#server/platform/metrics.ts";
import { hashToken } from "#server/platform/tokens/secret-links.ts";

/** Late mail makes nothing unready: it is said in a second line, for whoever watches from outside. */
export function health({ ready, lateMail }: { ready: () => Promise<boolean>; lateMail: () => Promise<LateMail | null> }) {
  return new Hono<AppEnv>()
    .get("/healthz", (c) => {
      c.set("route", "/healthz");
      return c.text("ok");
    })
    .get("/readyz", async (c) => {
      c.set("route", "/readyz");
      c.header("cache-control", "no-store");
      if (await ready()) {
        const late = await lateMail().catch(() => null);
        return c.text(late ? `ready\nlate mail: ${late.count}, the oldest since ${late.since.toISOString()}` : "ready");
      }
      c.header("retry-after", "2");
      return c.text("not ready", 503);
    });
}

/** For whoever holds the token; for others it does not exist. It stands before the gate, so it never hands a request on to the site's pages. */
export function metricsPage({ metrics, gauges, token }: { metrics: Metrics; gauges: () => Promise<Gauges>; token: string | undefined }) {
  return new Hono<AppEnv>().get("/metrics", async (c) => {
    c.set("route", "/metrics");
    const given = c.req.header("authorization")?.replace(/^Bearer /, "") ?? "";
    // Hashes have one length, so the comparison tells nothing about the token's.
    if (!token || !timingSafeEqual(hashToken(given), hashToken(token))) return answerFailure(c, new Failure("not-found"));
    return c.body(await metrics.text(gauges), 200, { "content-type": metrics.contentType, "cache-control": "no-store" });
  });
}
