import { expect, test } from "vitest";
import { recentSends, returnSend, takeSend } from "#app/features/warmth-list/sends.ts";
import { guardStorage } from "#app/lib/browser/storage.ts";

const memory = () => guardStorage(() => null);
const minute = 60_000;
const now = Date.UTC(2026, 10, 20);

test("three sends in fifteen minutes, then no more until the first has aged", () => {
  const kept = memory();
  expect([0, 1, 2, 3].map((after) => takeSend(now + after * minute, kept))).toEqual([true, true, true, false]);
  expect(takeSend(now + 14.9 * minute, kept)).toBe(false);
  expect(takeSend(now + 15.1 * minute, kept)).toBe(true);
  expect(takeSend(now + 15.2 * minute, kept)).toBe(false);
});

test("a send that never left does not count", () => {
  const kept = memory();
  for (const after of [0, 1, 2]) takeSend(now + after, kept);
  returnSend(now + 3, kept);
  expect(takeSend(now + 4, kept)).toBe(true);
  expect(takeSend(now + 5, kept)).toBe(false);
});

test.each([null, "", "{", "null", "7", '{"a":1}', '["x",null]', `[${now + minute}]`])("%j counts as none", (stored) =>
  expect(recentSends(stored, now)).toEqual([]),
);
