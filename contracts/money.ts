/** An amount in the currency's smallest unit: £15.00 is `{ minor: 1500, currency: "GBP" }`. */
export type Money = { minor: number; currency: "GBP" | "USD" };

const symbols = { GBP: "£", USD: "$" } as const;

/** "2,850". By hand, not by Intl: Node and browsers format differently, and that breaks hydration. */
export const groupThousands = (digits: string) => digits.replace(/\B(?=(?:\d{3}){1,6}(?!\d))/g, ",");

/** In a currency that we sell nothing in, as a provider may name one: "EUR 15.00". */
export const formatMoney = ({ minor, currency }: Money) => {
  const symbol = Object.hasOwn(symbols, currency) ? symbols[currency] : `${currency} `;
  const [whole = "0", part = "00"] = (minor / 100).toFixed(2).split(".");
  return `${symbol}${groupThousands(whole)}.${part}`;
};

/** "£15.00", of pence. */
export const formatPounds = (minor: number) => formatMoney({ minor, currency: "GBP" });

/** Pounds as a person writes them, "5", "£5.00" or "1,250.5", in pence; undefined for anything else, and for nothing. */
export function readPounds(text: string): number | undefined {
  const [, whole, part = ""] = /^£?\s*(\d{1,3}(?:,\d{3})+|\d{1,6})(?:\.(\d{1,2}))?$/.exec(text.trim()) ?? [];
  if (whole === undefined) return undefined;
  return Number(whole.replaceAll(",", "")) * 100 + Number(part.padEnd(2, "0")) || undefined;
}

/** "£15" where the amount is whole, "£15.50" where it is not. */
export const formatShort = (money: Money) => formatMoney(money).replace(/\.00$/, "");

/** The VAT inside a price that includes it, rounded to the nearest penny. */
export const vatInside = ({ minor, currency }: Money, ratePercent: number): Money => ({
  minor: Math.round((minor * ratePercent) / (100 + ratePercent)),
  currency,
});
