import { brand } from "#content/brand.ts";
import type { Money } from "#contracts/money.ts";

export type Product = {
  id: string;
  name: string;
  description: string;
  /** What the customer pays, VAT and UK delivery included. */
  price: Money;
  vatRatePercent: number;
  /** Countries it is delivered to, ISO 3166-1. */
  shipsTo: readonly string[];
  sizeMl: number;
};

/** Prices live here and on the server: never in a request. */
export const catalogue = {
  tube: {
    id: "tube",
    name: brand.name,
    description: `${brand.name} ${brand.tagline.toLowerCase()}, 80 ml tube`,
    price: { minor: 1500, currency: "GBP" },
    vatRatePercent: 20,
    shipsTo: ["GB"],
    sizeMl: 80,
  },
} as const satisfies Record<string, Product>;

/** Under this many units we say "low". */
export const lowStock = 25;

/** The owner's aim, in words: on the checkout, the order page and in mails. */
export const refundAim = "5 to 10 working days";

/** Version of the Pre-Order Terms a customer agrees to; changes when their text does. */
export const preOrderTermsVersion = "2026-11-21";
