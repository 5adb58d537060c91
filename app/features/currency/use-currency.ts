import { currencyOf } from "#app/features/currency/currency-of.ts";
import { readRegion } from "#app/features/currency/read-region.ts";
import { useHydrated } from "#app/forms/use-hydrated.ts";
import { type Currency, defaultCurrency } from "#content/currencies.ts";

export type CurrencyInfo = { currency: Currency; loading: boolean; error: string | null };

/** The visitor's own currency, by the region of the browser's language; pounds until that is known, and when it is not. */
export function useCurrency(): CurrencyInfo {
  if (!useHydrated()) return { currency: defaultCurrency, loading: true, error: null };
  const region = readRegion(navigator.languages);
  if (!region) return { currency: defaultCurrency, loading: false, error: "Unable to detect currency" };
  return { currency: currencyOf(region), loading: false, error: null };
}
