import { expect, test } from "vitest";
import { lastDays } from "#server/modules/analytics/figures.ts";

test("seven days end now, and begin at midnight in London", () => {
  const period = lastDays(7, new Date("2027-01-15T10:30:00Z"));
  expect(period.days).toEqual(["2027-01-09", "2027-01-10", "2027-01-11", "2027-01-12", "2027-01-13", "2027-01-14", "2027-01-15"]);
  expect(period.from.toISOString()).toBe("2027-01-09T00:00:00.000Z");
  expect(period.to.toISOString()).toBe("2027-01-15T10:30:00.000Z");
});

test("in summer a day begins an hour before Greenwich's, and late evening there is tomorrow here", () => {
  const period = lastDays(7, new Date("2027-06-30T23:30:00Z"));
  expect(period.days.at(-1)).toBe("2027-07-01");
  expect(period.from.toISOString()).toBe("2027-06-24T23:00:00.000Z");
});

test("twelve months begin at midnight in London, on the first day of the eleventh month before this one", () => {
  const period = lastDays(365, new Date("2027-03-31T23:30:00Z"));
  expect([period.days.length, period.days[0], period.days.at(-1)]).toEqual([12, "2026-05", "2027-04"]);
  expect(period.from.toISOString()).toBe("2026-04-30T23:00:00.000Z");
});

test.each([
  ["spring", "2027-04-02T12:00:00Z", "2027-03-04T00:00:00.000Z"],
  ["autumn", "2027-11-05T12:00:00Z", "2027-10-06T23:00:00.000Z"],
])("thirty days across the change of clocks in %s have thirty names", (_when, now, from) => {
  const period = lastDays(30, new Date(now));
  expect(new Set(period.days).size).toBe(30);
  expect(period.from.toISOString()).toBe(from);
});
