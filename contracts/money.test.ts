import fc from "fast-check";
import { expect, test } from "vitest";
import { formatMoney, formatShort, readPounds, vatInside } from "#contracts/money.ts";

test.each([
  [1500, "GBP", "£15.00", "£15"],
  [1550, "GBP", "£15.50", "£15.50"],
  [5, "GBP", "£0.05", "£0.05"],
  [0, "GBP", "£0.00", "£0"],
  [10000, "GBP", "£100.00", "£100"],
  [5_000_000, "GBP", "£50,000.00", "£50,000"],
  [123_456_789, "GBP", "£1,234,567.89", "£1,234,567.89"],
  [4999, "USD", "$49.99", "$49.99"],
] as const)("%i %s is %s, in short %s", (minor, currency, full, short) => {
  expect(formatMoney({ minor, currency })).toBe(full);
  expect(formatShort({ minor, currency })).toBe(short);
});

test("pounds are read as people write them, and nothing else is", () => {
  expect(["5", "£5", " 5.00 ", "5.5", "1,250.50", "0.01"].map(readPounds)).toEqual([500, 500, 500, 550, 125_050, 1]);
  for (const text of ["", "0", "0.00", "-5", "5.005", "5,00", "five", "5e2", "$5", "12,34", "1 000"]) expect(readPounds(text), text).toBeUndefined();
});

test("the VAT inside £15.00 at 20 % is £2.50", () => expect(vatInside({ minor: 1500, currency: "GBP" }, 20)).toEqual({ minor: 250, currency: "GBP" }));

test("the VAT inside a price is that share of what is left without it, to the nearest penny", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 10_000_000 }), fc.integer({ min: 0, max: 30 }), (minor, rate) => {
      const vat = vatInside({ minor, currency: "GBP" }, rate).minor;
      expect(Number.isInteger(vat)).toBe(true);
      expect(Math.abs(((minor - vat) * rate) / 100 - vat)).toBeLessThanOrEqual(0.66);
    }),
  );
});
