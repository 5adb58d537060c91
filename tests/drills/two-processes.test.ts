import { expect, inject, it } from "vitest";
import { drillTwoProcesses } from "#tests/drills/two-processes.ts";

it("two processes on one database are one shop: one stock, one count of limits, each job once", { timeout: 120_000 }, async () => {
  const { figures, ok } = await drillTwoProcesses({ postgres: inject("postgres"), units: 5, buyers: 16 });
  expect(ok, JSON.stringify(figures, null, 1)).toBe(true);
});
