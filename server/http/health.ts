import { Hono } from "hono";
import type { LateMail } from "#contracts/backend.ts";
import type { AppEnv } from "#server/http/env.ts";

type Needs = {
  /** Asks the database, and answers within a second. */
  ready: () => Promise<boolean>;
  lateMail: () => Promise<LateMail | null>;
};

/** Late mail makes nothing unready: it is said in a second line, for whoever watches from outside. */
export function health({ ready, lateMail }: Needs) {
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
