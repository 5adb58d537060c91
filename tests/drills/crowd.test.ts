import { expect, inject, it } from "vitest";
import { drillCrowd } from "#tests/drills/crowd.ts";

it("lets every honest buyer through while 60 addresses of 6 networks hold what they can and never pay", { timeout: 120_000 }, async () => {
  const { figures, ok } = await drillCrowd({ postgres: inject("postgres"), networks: 6, units: 60, buyers: 8, pause: 250 });
  expect(ok, JSON.stringify(figures)).toBe(true);
});
