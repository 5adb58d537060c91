import { expect, test } from "vitest";
import { formatDay } from "#content/format-day.ts";

test.each([
  ["2027-03-31T12:00:00Z", "31 March 2027"],
  ["2026-11-20T00:00:00Z", "20 November 2026"],
  ["2026-06-30T23:30:00Z", "1 July 2026"],
  ["2026-12-31T23:30:00Z", "31 December 2026"],
])("%s is %s in London", (at, words) => expect(formatDay(new Date(at))).toBe(words));
