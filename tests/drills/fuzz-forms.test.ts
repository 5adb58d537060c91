import { expect, inject, it } from "vitest";
import { drillForms } from "#tests/drills/fuzz-forms.ts";

it("answers every made-up form with a whole page, data or words, never with a 500", { timeout: 120_000 }, async () => {
  const { figures, ok } = await drillForms({ postgres: inject("postgres"), runs: 1 });
  expect(ok, JSON.stringify(figures)).toBe(true);
});
