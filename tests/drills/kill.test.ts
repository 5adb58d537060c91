import { expect, it } from "vitest";
import { drillKills } from "#tests/drills/kill.ts";

it("killed at a random moment, it loses nothing that it acknowledged and does nothing twice", { timeout: 180_000 }, async () => {
  const { figures, ok } = await drillKills({ rounds: 1 });
  expect(ok, JSON.stringify(figures)).toBe(true);
});
