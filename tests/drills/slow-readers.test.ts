import { expect, inject, it } from "vitest";
import { drillSlowReaders } from "#tests/drills/slow-readers.ts";

it("serves everybody else while 30 connections ask for page after page and read none", { timeout: 60_000 }, async () => {
  const { figures } = await drillSlowReaders({ postgres: inject("postgres"), connections: 30, requests: 20, seconds: 4 });
  // How long it took and what it cost is measured at full size, on a machine that does nothing else.
  expect(figures["somebody else's answers that were not 200"]).toBe(0);
  expect(figures["connections cut off"]).toBeGreaterThanOrEqual(30);
});
