import { expect, it } from "vitest";
import { drillKills } from "#tests/drills/kill.ts";

it("killed at random moments 3 times, it loses nothing that it acknowledged and does nothing twice", { timeout: 180_000 }, async () => {
  const { figures, ok } = await drillKills({ rounds: 3 });
  expect(ok, JSON.stringify(figures)).toBe(true);
});
