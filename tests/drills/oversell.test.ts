import { expect, inject, it } from "vitest";
import { drillOversell } from "#tests/drills/oversell.ts";

it("sells exactly 50 of 50 units to 2,000 at once over two processes, and strands none", { timeout: 120_000 }, async () => {
  const { figures, ok } = await drillOversell({ postgres: inject("postgres"), attempts: 2_000, units: 50, paying: 10 });
  expect(ok, JSON.stringify(figures)).toBe(true);
});
