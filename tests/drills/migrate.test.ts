import { expect, inject, it } from "vitest";
import { drillMigrate } from "#tests/drills/migrate.ts";

it("a change of the schema under way: the old version serves, a killed one leaves nothing, others wait", { timeout: 180_000 }, async () => {
  const { figures, ok } = await drillMigrate({ postgres: inject("postgres"), pause: 2 });
  expect(ok, JSON.stringify(figures, null, 1)).toBe(true);
});
