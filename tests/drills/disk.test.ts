import { expect, it } from "vitest";
import { drillDisk } from "#tests/drills/disk.ts";

it("its disk full, it says so in words, keeps what it acknowledged, and goes on once there is room", { timeout: 120_000 }, async ({ skip }) => {
  const { figures, ok, skipped } = await drillDisk({ seconds: 1 });
  if (skipped) skip(skipped);
  expect(ok, JSON.stringify(figures, null, 1)).toBe(true);
});
