import { expect, test } from "vitest";
import { describeInsight } from "#main/describe-insight.ts";

const visits = {
  name: "visits" as const,
  days: 7 as const,
  total: 12,
  rows: [
    { key: "2027-03-30", label: "2027-03-30", count: 2 },
    { key: "2027-03-31", label: "2027-03-31", count: 10 },
  ],
};

test("the whole by itself, and day by day where it is asked for", () => {
  expect(describeInsight("visits", visits, false)).toBe("Visits, last 7 days: 12");
  expect(describeInsight("visits", visits, true)).toBe("Visits, last 7 days: 12\n   2  2027-03-30\n  10  2027-03-31");
});

test("rows of other kinds are always shown, numbers under one another", () => {
  const rows = [
    { key: "FR", label: "France", count: 120 },
    { key: "", label: "Not known", count: 3 },
  ];
  expect(describeInsight("countries", { name: "countries", days: 30, total: 123, rows }, false)).toBe(
    "Countries, last 30 days: 123\n  120  France\n    3  Not known",
  );
});

test("money is said in pounds, and twelve months by name", () => {
  const takings = { name: "takings" as const, days: 365 as const, total: 4500, rows: [{ key: "2027-03", label: "2027-03", count: 4500 }] };
  expect(describeInsight("takings", takings, true)).toBe("Takings, before refunds, 12 months: £45.00\n  £45.00  2027-03");
  expect(describeInsight("takings", takings, false)).toBe("Takings, before refunds, 12 months: £45.00");
});

test("no checkout is no conversion, and an absent vendor is said to be absent", () => {
  expect(describeInsight("conversion", { name: "conversion", days: 30, total: null, rows: [] }, true)).toContain("no checkout was started");
  expect(describeInsight("conversion", { name: "conversion", days: 30, total: 66.7, rows: [] }, true)).toContain("66.7% of checkouts started were paid");
  expect(describeInsight("devices", null, false)).toBe("Devices: the analytics service isn't answering.");
});
