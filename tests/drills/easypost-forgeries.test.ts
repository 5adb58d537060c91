import { expect, inject, it } from "vitest";
import { drillEasyPostForgeries } from "#tests/drills/easypost-forgeries.ts";

it("of 150 forged, repeated and strangers' events of EasyPost's none is accepted", { timeout: 60_000 }, async () => {
  const { figures, ok } = await drillEasyPostForgeries({ postgres: inject("postgres"), orders: 5, events: 150 });
  expect(ok, JSON.stringify(figures)).toBe(true);
});
