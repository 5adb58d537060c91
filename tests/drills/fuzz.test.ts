import { expect, inject, it } from "vitest";
import { drillFuzz } from "#tests/drills/fuzz.ts";

it("answers every made-up input as the contract or the failure table says, never with a 500", { timeout: 120_000 }, async () => {
  const { figures, ok } = await drillFuzz({ postgres: inject("postgres"), runs: 1 });
  expect(ok, JSON.stringify(figures)).toBe(true);
});
