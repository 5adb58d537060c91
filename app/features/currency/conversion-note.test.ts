import { expect, test } from "vitest";
import { currencyOf } from "#app/features/currency/find-price.ts";
import { convertPrice } from "#content/currencies.ts";
import { partners } from "#content/site/partners.ts";

test.each([
  ["GB", "£50,000"],
  ["US", "$63,500"],
  ["CA", "C$85,500"],
  ["AU", "A$95,000"],
  ["DE", "€58,000"],
  ["SE", "SEK 675,000"],
  ["DK", "DKK 432,500"],
  ["CH", "CHF 56,000"],
  ["JP", "¥9,500,000"],
  ["BR", "£50,000"],
])("the example of fifty thousand pounds in %s: %s", (country, sum) =>
  expect(convertPrice(partners.example.amount, currencyOf(country), { whole: true })).toBe(sum),
);

test("a whole sum is rounded, not cut", () => expect(convertPrice({ minor: 1599, currency: "GBP" }, currencyOf("GB"), { whole: true })).toBe("£16"));
