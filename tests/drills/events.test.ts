import { expect, inject, it } from "vitest";
import { drillEvents } from "#tests/drills/events.ts";

it.each([
  { payments: 1, deliveriesEach: 1_000 },
  { payments: 20, deliveriesEach: 50 },
])("$payments payment(s), each event $deliveriesEach times, shuffled and 50 at once: one effect each", { timeout: 60_000 }, async (size) => {
  const { figures, ok } = await drillEvents({ postgres: inject("postgres"), ...size });
  expect(ok, JSON.stringify(figures)).toBe(true);
});
