import { expect, inject, it } from "vitest";
import { drillStripeForgeries } from "#tests/drills/stripe-forgeries.ts";

it("of 150 forged or mismatched events of Stripe's none is accepted", { timeout: 60_000 }, async () => {
  const { figures, ok } = await drillStripeForgeries({ postgres: inject("postgres"), orders: 5, events: 150 });
  expect(ok, JSON.stringify(figures)).toBe(true);
});
