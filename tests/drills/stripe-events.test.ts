import { expect, inject, it } from "vitest";
import { drillStripeEvents } from "#tests/drills/stripe-events.ts";

it("Stripe's events, each twice and shuffled over two processes, have one effect each", { timeout: 60_000 }, async () => {
  const { figures, ok } = await drillStripeEvents({ postgres: inject("postgres"), orders: 20 });
  expect(ok, JSON.stringify(figures, null, 1)).toBe(true);
});
