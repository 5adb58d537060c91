import { backoff, fetchInTime, isRetryable, readLimit, retries, sleep } from "#app/lib/http/call-function.ts";
import { type Currency, convertPrice, currencies, defaultCurrency, euroCountries } from "#content/currencies.ts";
import { currencyWords } from "#content/site/currency.ts";
import type { Money } from "#contracts/money.ts";

export type FoundPrice = { currency: Currency /** As it is written in that currency. */; price: string; error: string | null };

/** What an amount in pounds is about in the visitor's money: by our server's word, else by the region of the browser's language, else in pounds. */
export async function findPrice(amount: Money, { whole, ...ask }: AskOptions & { whole?: boolean | undefined } = {}): Promise<FoundPrice> {
  const country = (await askCountry(ask)) ?? readRegion(navigator.languages);
  const currency = country ? currencyOf(country) : defaultCurrency;
  return { currency, price: convertPrice(amount, currency, { whole }), error: country ? null : currencyWords.failed };
}

export type AskOptions = {
  signal?: AbortSignal;
  /** Past the browser's own memory of the last five minutes. */
  again?: boolean;
  /** For tests. */
  wait?: (milliseconds: number) => Promise<void>;
};

/** The two-letter code of the country that this page is read in, by our own server; null where it cannot tell or be asked. */
export async function askCountry({ signal, again = false, wait = sleep }: AskOptions = {}): Promise<string | null> {
  for (let attempt = 0; ; attempt++) {
    const last = attempt === retries;
    const init: RequestInit = { cache: again ? "reload" : "default" };
    const outcome = await fetchInTime("/country_code/", init, async (answer) => ({ status: answer.status, text: await answer.text() }), {
      milliseconds: readLimit,
      signal,
    });
    if (outcome.state === "answered" && !isRetryable(outcome.answer.status)) {
      const { status, text } = outcome.answer;
      return status === 200 && /^[A-Z]{2}$/.test(text) ? text : null;
    }
    if (last || !navigator.onLine) return null;
    await wait(backoff(attempt));
  }
}

/** What people pay with in a country; pounds where we have no rate. */
export const currencyOf = (country: string): Currency =>
  (Object.hasOwn(currencies, country) ? currencies[country] : euroCountries.includes(country) ? currencies.EU : undefined) ?? defaultCurrency;

/** The country in a browser's languages, such as "US" in "en-US"; null when none of them names one. */
export function readRegion(languages: readonly string[]): string | null {
  for (const language of languages) {
    try {
      const { region } = new Intl.Locale(language);
      if (region && /^[A-Z]{2}$/.test(region)) return region;
    } catch {
      // Some browsers are set to languages that are none ("C", "*"): the next one may be.
    }
  }
  return null;
}
