import { expect, inject, it } from "vitest";
import { drillOversell } from "#tests/drills/oversell.ts";

it("sells exactly 20 of 20 units to 300 at once over two processes, and strands none", { timeout: 120_000 }, async () => {
  const { figures, ok } = await drillOversell({ postgres: inject("postgres"), attempts: 300, units: 20, paying: 5 });
  expect(ok, JSON.stringify(figures)).toBe(true);
});
