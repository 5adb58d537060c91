import { expect, test } from "vitest";
import { formatDay, formatMoment } from "#app/lib/format-day.ts";

test.each([
  ["2026-11-20T19:44:00Z", "20\u00a0November 2026 at\u00a019:44"],
  ["2026-07-01T23:05:00Z", "2\u00a0July 2026 at\u00a000:05"],
  ["2026-03-29T00:59:59Z", "29\u00a0March 2026 at\u00a000:59"],
  ["2026-03-29T01:00:00Z", "29\u00a0March 2026 at\u00a002:00"],
  ["2026-12-31T23:59:00Z", "31\u00a0December 2026 at\u00a023:59"],
])("%s is %s in London", (iso, words) => {
  expect(formatMoment(new Date(iso))).toBe(words);
  expect(words.startsWith(formatDay(new Date(iso)))).toBe(true);
});
