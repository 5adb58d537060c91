import { type AskOptions, askCountry } from "#app/features/currency/ask-country.ts";
import { convertPrice } from "#app/features/currency/convert-price.ts";
import { currencyOf } from "#app/features/currency/currency-of.ts";
import { readRegion } from "#app/features/currency/read-region.ts";
import { type Currency, defaultCurrency } from "#content/currencies.ts";
import type { Money } from "#contracts/money.ts";

export type FoundPrice = { currency: Currency /** As it is written in that currency. */; price: string; error: string | null };

/** What an amount in pounds is about in the visitor's money: by our server's word, else by the region of the browser's language, else in pounds. */
export async function findPrice(amount: Money, { whole, ...ask }: AskOptions & { whole?: boolean | undefined } = {}): Promise<FoundPrice> {
  const country = (await askCountry(ask)) ?? readRegion(navigator.languages);
  const currency = country ? currencyOf(country) : defaultCurrency;
  return { currency, price: convertPrice(amount, currency, { whole }), error: country ? null : "Unable to detect currency" };
}
