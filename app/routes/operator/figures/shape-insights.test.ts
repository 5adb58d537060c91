import { expect, test } from "vitest";
import { shapeInsights } from "#app/routes/operator/figures/shape-insights.ts";

test("days and months are named for people, other rows have their names already, and an answer that did not come is missing", () => {
  const shaped = shapeInsights([
    { name: "visits", days: 7, total: 3, rows: [{ key: "2027-03-01", label: "2027-03-01", count: 3 }] },
    null,
    { name: "paid", days: 365, total: 2, rows: [{ key: "2027-03", label: "2027-03", count: 2 }] },
    { name: "countries", days: 7, total: 3, rows: [{ key: "GB", label: "United Kingdom", count: 3 }] },
  ]);
  expect(shaped).toEqual({
    visits: { name: "visits", title: "Visits", total: 3, rows: [{ key: "2027-03-01", label: "1 Mar", count: 3 }] },
    paid: { name: "paid", title: "Paid pre-orders", total: 2, rows: [{ key: "2027-03", label: "Mar 2027", count: 2 }] },
    countries: { name: "countries", title: "Countries", total: 3, rows: [{ key: "GB", label: "United Kingdom", count: 3 }] },
  });
});
