import { type Currency, currencies, defaultCurrency, euroCountries } from "#content/currencies.ts";

/** What people pay with in a country; pounds where we have no rate. */
export const currencyOf = (country: string): Currency =>
  (Object.hasOwn(currencies, country) ? currencies[country] : euroCountries.includes(country) ? currencies.EU : undefined) ?? defaultCurrency;
