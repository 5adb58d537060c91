import { expect, inject, it } from "vitest";
import { drillHostileText } from "#tests/drills/hostile-text.ts";

it("answers every field filled to the limit with hostile text in 20 ms of processor time", { timeout: 120_000 }, async () => {
  const { figures, ok } = await drillHostileText({ postgres: inject("postgres"), texts: 1 });
  expect(ok, JSON.stringify(figures)).toBe(true);
});
