import { timingSafeEqual } from "node:crypto";
import { Hono } from "hono";
import { Failure } from "#contracts/failure.ts";
import { answerFailure } from "#server/http/answer-failure.ts";
import type { AppEnv } from "#server/http/env.ts";
import type { Gauges, Metrics } from "#server/platform/metrics.ts";
import { hashToken } from "#server/platform/tokens/secret-links.ts";

/**
 * `/metrics`, for whoever holds the token; for all others, and where no token is set, it does not exist. It stands before the gate, so it never hands
 * a request on to the site's pages.
 */
export function metricsPage({ metrics, gauges, token }: { metrics: Metrics; gauges: () => Promise<Gauges>; token: string | undefined }) {
  return new Hono<AppEnv>().get("/metrics", async (c) => {
    c.set("route", "/metrics");
    const given = c.req.header("authorization")?.replace(/^Bearer /, "") ?? "";
    // Hashes have one length, so the comparison tells nothing about the token's.
    if (!token || !timingSafeEqual(hashToken(given), hashToken(token))) return answerFailure(c, new Failure("not-found"));
    return c.body(await metrics.text(gauges), 200, { "content-type": metrics.contentType, "cache-control": "no-store" });
  });
}
