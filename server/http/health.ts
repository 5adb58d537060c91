import { Hono } from "hono";
import type { AppEnv } from "#server/http/env.ts";

/** `ready` asks the database and answers within a second. */
export function health(ready: () => Promise<boolean>) {
  return new Hono<AppEnv>()
    .get("/healthz", (c) => {
      c.set("route", "/healthz");
      return c.text("ok");
    })
    .get("/readyz", async (c) => {
      c.set("route", "/readyz");
      c.header("cache-control", "no-store");
      if (await ready()) return c.text("ready");
      c.header("retry-after", "2");
      return c.text("not ready", 503);
    });
}
