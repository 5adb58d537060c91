import { expect, inject, it } from "vitest";
import { drillRestarts } from "#tests/drills/restarts.ts";

it("drops nothing while two processes are stopped and started in turn behind a balancer", { timeout: 60_000 }, async () => {
  const size = { restarts: 2, requests: 400, perSecond: 100, drainSeconds: 1 };
  const { figures, ok } = await drillRestarts({ postgres: inject("postgres"), ...size });
  expect(ok, JSON.stringify(figures)).toBe(true);
});
