import { expect, inject, it } from "vitest";
import { drillRestarts } from "#tests/drills/restarts.ts";

it("drops nothing while its processes are restarted one after the other under load", { timeout: 240_000 }, async () => {
  const { figures, ok } = await drillRestarts({ postgres: inject("postgres"), restarts: 2, perSecond: 50 });
  expect(ok, JSON.stringify(figures)).toBe(true);
});
