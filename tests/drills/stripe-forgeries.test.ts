import { expect, inject, it } from "vitest";
import { drillStripeForgeries } from "#tests/drills/stripe-forgeries.ts";

it("of 400 forged or mismatched events of Stripe's none is accepted", { timeout: 60_000 }, async () => {
  const { figures, ok } = await drillStripeForgeries({ postgres: inject("postgres"), orders: 5, events: 400 });
  expect(ok, JSON.stringify(figures)).toBe(true);
});
