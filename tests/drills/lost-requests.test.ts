import { expect, inject, it } from "vitest";
import { drillLostRequests } from "#tests/drills/lost-requests.ts";

it("of three requests lost none takes a page away, counts twice, is told wrongly, or needs a third press", { timeout: 180_000 }, async () => {
  const { figures, ok } = await drillLostRequests({ postgres: inject("postgres"), engines: ["chromium"], sample: 3 });
  expect(ok, JSON.stringify(figures, null, 1)).toBe(true);
});
