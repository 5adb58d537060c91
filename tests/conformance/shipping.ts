import { randomUUID } from "node:crypto";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { NewShipment, Shipping } from "#server/providers/shipping/port.ts";
import { readPdfCodes } from "#tests/support/read-codes.ts";

export type CarrierUnderTest = { shipping: Shipping; close(): Promise<void> };

/** Someone whose name and address ask something of a carrier. */
export const recipient: NewShipment["to"] = {
  name: "Zoë O'Hara-Łukasz",
  line1: "14 Harbour Road",
  line2: "Flat 2",
  city: "Whitby",
  region: "North Yorkshire",
  postcode: "YO21 1AA",
  country: "GB",
  email: "zoe@example.com",
  phone: "+44 1632 960000",
};

/** The suite that every adapter of the shipping port passes. */
export function shippingConformance(name: string, open: () => Promise<CarrierUnderTest>) {
  describe(`shipping: ${name}`, () => {
    let carrier: CarrierUnderTest;
    let shipping: Shipping;
    beforeEach(async () => {
      carrier = await open();
      shipping = carrier.shipping;
    });
    afterEach(() => carrier.close());

    const wanted = (id: string = randomUUID()): NewShipment => ({
      id,
      orderReference: "EMB-7K4M-2Q9X",
      to: recipient,
      parcel: { weightGrams: 120, lengthMm: 200, widthMm: 90, heightMm: 45 },
      contents: { description: "A tube of cream", value: { minor: 1500, currency: "GBP" }, tariffNumber: "330499", origin: "GB" },
    });

    test("a quote buys nothing", async () => {
      const quote = await shipping.quote(wanted());
      expect(quote.service).not.toBe("");
      expect(quote.cost.minor).toBeGreaterThanOrEqual(0);
      expect(await shipping.lookUp(quote.vendorId)).toBeNull();
    });

    test("what is bought is found again, word for word", async () => {
      const quote = await shipping.quote(wanted());
      const bought = await shipping.buy(quote);
      expect(bought.vendorId).toBe(quote.vendorId);
      expect(bought.trackingNumber).toMatch(/^[A-Z0-9]{8,40}$/);
      expect(await shipping.lookUp(quote.vendorId)).toEqual(bought);
    });

    test("two shipments have two labels", async () => {
      const numbers = await Promise.all([1, 2, 3].map(async () => (await shipping.buy(await shipping.quote(wanted()))).trackingNumber));
      expect(new Set(numbers).size).toBe(3);
    });

    test("the label is one page of 100 × 150 mm or 4 × 6 inches, with the tracking number in a code that a scanner reads", async () => {
      const bought = await shipping.buy(await shipping.quote(wanted()));
      const label = await readPdfCodes(await shipping.readLabel(bought.vendorId));
      expect(label.pages).toBe(1);
      // Four by six inches is the same label to a printer.
      expect(Math.abs(label.width - 101) + Math.abs(label.height - 151)).toBeLessThanOrEqual(3);
      expect(label.codes.map(({ text }) => text)).toContain(bought.trackingNumber);
    });

    test("an unused label is taken back, also when asked twice; one that was never bought is not", async () => {
      const quote = await shipping.quote(wanted());
      expect(await shipping.voidLabel(quote.vendorId)).toBe(false);
      await shipping.buy(quote);
      expect(await shipping.voidLabel(quote.vendorId)).toBe(true);
      expect(await shipping.voidLabel(quote.vendorId)).toBe(true);
    });
  });
}
