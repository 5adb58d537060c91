import { expect, test } from "vitest";
import { createLocalShipping } from "#server/providers/shipping/local/create-local-shipping.ts";
import { recipient, shippingConformance } from "#tests/conformance/shipping.ts";
import { freshDatabase } from "#tests/support/database.ts";

const openLocal = async () => {
  const { db } = await freshDatabase();
  return { shipping: createLocalShipping({ db, now: () => new Date("2026-11-22T10:00:00Z") }), close: () => db.destroy() };
};

shippingConformance("local", openLocal);

test("the same shipment is quoted once, and bought at once it has one tracking number", async () => {
  const { shipping, close } = await openLocal();
  const wanted = {
    id: "one",
    orderReference: "ORDER-1795305600000",
    to: recipient,
    parcel: { weightGrams: 120, lengthMm: 200, widthMm: 90, heightMm: 45 },
    contents: { description: "Cream", value: { minor: 1500, currency: "GBP" } as const, tariffNumber: "330499", origin: "GB" },
  };
  const quotes = await Promise.all([1, 2, 3].map(() => shipping.quote(wanted)));
  expect(new Set(quotes.map(({ vendorId }) => vendorId)).size).toBe(1);
  const bought = await Promise.all(quotes.map((quote) => shipping.buy(quote)));
  expect(new Set(bought.map(({ trackingNumber }) => trackingNumber)).size).toBe(1);
  await close();
});
