import type { Currency } from "#content/currencies.ts";
import { groupThousands, type Money } from "#contracts/money.ts";

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
