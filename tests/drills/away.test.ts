import { expect, inject, it } from "vitest";
import { drillAway } from "#tests/drills/away.ts";

it("stands while its database is away, loses nothing that it acknowledged, and recovers by itself", { timeout: 60_000 }, async () => {
  const { figures, ok } = await drillAway({ postgres: inject("postgres"), seconds: 2 });
  expect(ok, JSON.stringify(figures, null, 1)).toBe(true);
});
