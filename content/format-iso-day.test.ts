import { expect, test } from "vitest";
import { formatIsoDay } from "#content/format-iso-day.ts";

test.each([
  ["2027-03-31", "31 March 2027"],
  ["2026-01-01", "1 January 2026"],
])("%s is %s", (day, words) => expect(formatIsoDay(day)).toBe(words));
