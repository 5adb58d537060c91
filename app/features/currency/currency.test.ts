import { expect, test } from "vitest";
import { convertPrice } from "#app/features/currency/convert-price.ts";
import { currencyOf } from "#app/features/currency/currency-of.ts";
import { readRegion } from "#app/features/currency/read-region.ts";
import { catalogue } from "#content/catalogue.ts";

test.each([
  ["US", "$19.05"],
  ["CA", "C$25.65"],
  ["AU", "A$28.50"],
  ["EU", "€17.40"],
  ["DE", "€17.40"],
  ["FR", "€17.40"],
  ["ES", "€17.40"],
  ["IT", "€17.40"],
  ["NL", "€17.40"],
  ["IE", "€17.40"],
  ["SE", "SEK 202.50"],
  ["NO", "NOK 207.00"],
  ["DK", "DKK 129.75"],
  ["CH", "CHF 16.80"],
  ["JP", "¥2,850"],
  ["NZ", "NZ$30.75"],
  ["GB", "£15.00"],
  ["BR", "£15.00"],
  ["constructor", "£15.00"],
])("fifteen pounds in %s: %s", (country, price) => expect(convertPrice(catalogue.tube.price, currencyOf(country))).toBe(price));

test.each([
  [["en-US", "en"], "US"],
  [["en", "de-AT"], "AT"],
  [["zh-Hant-TW"], "TW"],
  [["en"], null],
  [[], null],
  [["C", "*", "sv-SE"], "SE"],
  [["es-419"], null],
])("languages %j say region %s", (languages, region) => expect(readRegion(languages)).toBe(region));
