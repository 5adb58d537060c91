import { expect, inject, it } from "vitest";
import { drillEvents } from "#tests/drills/events.ts";

it("8 payments, each event 50 times, shuffled and 50 at once: one effect each", { timeout: 60_000 }, async () => {
  const { figures, ok } = await drillEvents({ postgres: inject("postgres"), payments: 8, deliveriesEach: 50 });
  expect(ok, JSON.stringify(figures)).toBe(true);
});
