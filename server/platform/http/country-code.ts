import { Hono } from "hono";
import type { Backend } from "#contracts/backend.ts";
import type { AppEnv } from "#server/platform/http/request.ts";

/**
 * `GET /country_code/`: two letters, or nothing where the country is unknown. A visitor's own browser keeps the answer
 * for five minutes, so that the next page with a price need not ask; nobody in between may.
 */
export function countryCode(backend: () => Promise<Backend>) {
  return new Hono<AppEnv>().get("/country_code/", async (c) => {
    c.set("route", "/country_code/");
    const { country } = await (await backend()).getUserLocation({}, { ...c.get("caller"), source: "country_code" });
    c.header("cache-control", "private, max-age=300");
    return country ? c.text(country) : c.body(null, 204);
  });
}
