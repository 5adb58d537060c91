import { expect, test } from "vitest";
import { describeForShop } from "#content/site/back-office/order-events.ts";
import { type OrderEvent, orderEvent, returnOutcomes } from "#contracts/order.ts";

const facts: Record<string, object[]> = {
  delayed: [{ newDay: "2027-05-15" }, { newDay: null }],
  "return-requested": [{ sendBy: "2026-12-06" }],
  "return-settled": returnOutcomes.map((outcome) => ({ outcome })),
  "refunded-in-part": [{ total: { minor: 500, currency: "GBP" } }],
  "refund-failed": [{ amount: { minor: 500, currency: "GBP" } }],
  note: [{ text: "An early version said so" }],
};
const types = orderEvent.options.flatMap(({ entries: { type } }) => ("options" in type ? type.options : [type.literal]));

test("every event of an order speaks to whoever runs the shop, not to its buyer", () => {
  const said = types.flatMap((type) =>
    (facts[type] ?? [{}]).flatMap((more) => (["customer", "owner"] as const).map((by) => describeForShop({ event: { type, ...more } as OrderEvent, by }))),
  );
  expect(said.length).toBeGreaterThan(2 * 20);
  for (const words of said) expect(words).not.toMatch(/\b(?:you|your|us|we)\b/i);
});

test.each([
  ["cancelled", "customer", "Cancelled by the customer"],
  ["cancelled", "owner", "Cancelled by the shop"],
  ["address-corrected", "customer", "Delivery address corrected by the customer"],
  ["address-corrected", "owner", "Delivery address corrected by the shop"],
  ["dispatched", "owner", "Sent"],
] as const)("%s by the %s reads: %s", (type, by, words) => {
  expect(describeForShop({ event: { type }, by })).toBe(words);
});
