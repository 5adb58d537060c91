import { expect, inject, it } from "vitest";
import { drillStripeRefunds } from "#tests/drills/stripe-refunds.ts";

it("12 refunds whose requests time out: none is made twice, none is lost", { timeout: 60_000 }, async () => {
  const { figures, ok } = await drillStripeRefunds({ postgres: inject("postgres"), refunds: 12 });
  expect(ok, JSON.stringify(figures)).toBe(true);
});
