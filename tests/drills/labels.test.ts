import { expect, inject, it } from "vitest";
import { drillLabels } from "#tests/drills/labels.ts";

it("buys one label each, though every purchase of 8 times out and is pressed again", { timeout: 60_000 }, async () => {
  const { figures, ok } = await drillLabels({ postgres: inject("postgres"), labels: 8 });
  expect(ok, JSON.stringify(figures)).toBe(true);
});
