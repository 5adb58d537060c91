import { expect, inject, it } from "vitest";
import { drillCrowd } from "#tests/drills/crowd.ts";

it("lets every honest buyer through while 30 addresses of 3 networks hold what they can and never pay", { timeout: 120_000 }, async () => {
  const { figures, ok } = await drillCrowd({ postgres: inject("postgres"), networks: 3, units: 30, buyers: 4, pause: 250 });
  expect(ok, JSON.stringify(figures)).toBe(true);
});
