import { expect, inject, it } from "vitest";
import { drillQuestions } from "#tests/drills/questions.ts";

it("answers everybody else while one network asks 40 of the dearest questions at once", { timeout: 60_000 }, async () => {
  const { figures } = await drillQuestions({ postgres: inject("postgres"), atOnce: 40, ordinary: 3 });
  // How long it took is measured at full size, on a machine that does nothing else.
  expect(figures["ordinary ones without an answer"]).toBe(0);
  expect(figures["of which answered"]).toBeGreaterThan(1);
});
