import { expect, it } from "vitest";
import { drillKills } from "#tests/drills/kill.ts";

it("killed at random moments 25 times, it loses nothing that it acknowledged and does nothing twice", { timeout: 400_000 }, async () => {
  const { figures, ok } = await drillKills({ rounds: 25 });
  expect(ok, JSON.stringify(figures)).toBe(true);
});
