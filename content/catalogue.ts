import { brand } from "#content/brand.ts";
import { formatMoney, formatShort, type Money, vatInside } from "#contracts/money.ts";
import type { PriceWords } from "#contracts/site.ts";

export type Product = {
  id: string;
  name: string;
  description: string;
  /** What the customer pays, VAT and UK delivery included. Of the tube: the first price, until the owner sets another. */
  price: Money;
  vatRatePercent: number;
  /** Countries it is delivered to, ISO 3166-1. */
  shipsTo: readonly string[];
  sizeMl: number;
  /** What goes into the post. `sample`: nobody has put one on the scales yet. */
  parcel: { sample: boolean; weightGrams: number; lengthMm: number; widthMm: number; heightMm: number };
  /** Also for parcels to Northern Ireland. `sample`: the tariff number is that of skin care in general. */
  customs: { sample: boolean; tariffNumber: string; origin: string };
};

/** Which of a vendor's services may carry a parcel, such as "RoyalMail Tracked48"; the cheapest is taken. None named: any. */
export const allowedServices: readonly string[] = [];

const sizeMl = 80;
const parcel = { sample: true, weightGrams: 120, lengthMm: 200, widthMm: 90, heightMm: 45 };
const customs = { sample: true, tariffNumber: "330499", origin: "GB" };

/** First prices live here and later ones on the server: never in a request. */
export const catalogue = {
  tube: {
    id: "tube",
    name: brand.name,
    description: `${brand.name} ${brand.tagline.toLowerCase()}, ${sizeMl} ml tube`,
    price: { minor: 1500, currency: "GBP" },
    vatRatePercent: 20,
    shipsTo: ["GB"],
    sizeMl,
    parcel,
    customs,
  },
  /** What /shipping shows when it is opened without an order. It is not sold here. */
  premium: {
    id: "premium",
    name: `${brand.name} Premium`,
    description: `${brand.name} Premium`,
    price: { minor: 4999, currency: "USD" },
    vatRatePercent: 0,
    shipsTo: [],
    sizeMl,
    parcel,
    customs,
  },
} as const satisfies Record<string, Product>;

/** Days after the dispatch date by which a tube is delivered at the latest: a term of the contract. */
export const deliveredWithin = 30;

/** Under this many units we say "low". */
export const lowStock = 25;

/** The owner's aim, in words: on the checkout, the order page and in mails. */
export const refundAim = "5 to 10 working days";

/** Version of the Pre-Order Terms a customer agrees to; changes when their text does. */
export const preOrderTermsVersion = "2026-11-29";

/** What a page of the checkout shows, and a buyer agrees to: the terms' version, the price, such as "£15.00", and when it's sent, such as "by 31 March 2027". It is sent with their yes. */
export const offerAt = (exactPrice: string, dispatch: string) => `${preOrderTermsVersion}, ${exactPrice}, ${dispatch}`;

/** A price of so many pence in words. */
export function describePrice(minor: number, vatRatePercent: number = catalogue.tube.vatRatePercent): PriceWords {
  const { sizeMl, price: first } = catalogue.tube;
  const price = { ...first, minor };
  return {
    price: formatShort(price),
    exactPrice: formatMoney(price),
    vat: formatMoney(vatInside(price, vatRatePercent)),
    unitPrice: formatMoney({ ...price, minor: Math.round((minor * 100) / sizeMl) }),
    amount: (minor / 100).toFixed(2),
  };
}
