import { groupThousands, type Money } from "#contracts/money.ts";

export type Currency = {
  /** ISO 4217. */
  code: string;
  /** Written before the amount. */
  symbol: string;
  /** How much of it one pound is worth. Fixed, for a rough idea only: what is paid is always in pounds. */
  rate: number;
  name: string;
};

const euro: Currency = { code: "EUR", symbol: "€", rate: 1.16, name: "euros" };
const pound: Currency = { code: "GBP", symbol: "£", rate: 1, name: "pounds" };

/** By country, ISO 3166-1; `EU` stands for the countries that use the euro. A country that is not here sees pounds. */
export const currencies: Readonly<Record<string, Currency>> = {
  GB: pound,
  US: { code: "USD", symbol: "$", rate: 1.27, name: "US dollars" },
  CA: { code: "CAD", symbol: "C$", rate: 1.71, name: "Canadian dollars" },
  AU: { code: "AUD", symbol: "A$", rate: 1.9, name: "Australian dollars" },
  EU: euro,
  DE: euro,
  FR: euro,
  ES: euro,
  IT: euro,
  NL: euro,
  SE: { code: "SEK", symbol: "SEK ", rate: 13.5, name: "Swedish kronor" },
  NO: { code: "NOK", symbol: "NOK ", rate: 13.8, name: "Norwegian kroner" },
  DK: { code: "DKK", symbol: "DKK ", rate: 8.65, name: "Danish kroner" },
  CH: { code: "CHF", symbol: "CHF ", rate: 1.12, name: "Swiss francs" },
  JP: { code: "JPY", symbol: "¥", rate: 190, name: "yen" },
  NZ: { code: "NZD", symbol: "NZ$", rate: 2.05, name: "New Zealand dollars" },
};

export const defaultCurrency = pound;

/** Countries beyond those named above whose money is the euro too. */
export const euroCountries: readonly string[] = ["AT", "BE", "BG", "CY", "EE", "FI", "GR", "HR", "IE", "LT", "LU", "LV", "MT", "PT", "SI", "SK"];

/** An amount in pounds as a rough one in another currency: two decimals; yen, and sums where pennies say nothing, in whole ones. */
export function convertPrice(
  { minor }: Money,
  { code, symbol, rate }: Currency,
  { whole: isWhole = code === "JPY" }: { whole?: boolean | undefined } = {},
): string {
  // In hundredths and rounded first: 15 × 1.27 is 19.049999… in floating point.
  const hundredths = Math.round((minor * Math.round(rate * 10_000)) / 10_000);
  if (isWhole) return `${symbol}${groupThousands(String(Math.round(hundredths / 100)))}`;
  const [whole = "0", part = "00"] = (hundredths / 100).toFixed(2).split(".");
  return `${symbol}${groupThousands(whole)}.${part}`;
}
