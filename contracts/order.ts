import * as v from "valibot";
import type { DeliveryAddress } from "#contracts/fields.ts";
import type { Money } from "#contracts/money.ts";

export const orderStatuses = ["awaiting-payment", "paid", "dispatched", "delivered", "cancelled", "refunded", "expired"] as const;
export type OrderStatus = (typeof orderStatuses)[number];

/** A label for people, such as EMB-7K4M-2Q9X: no 0/O, 1/I/L, U. Not a secret, and never a key. */
export const reference = v.pipe(
  v.string(),
  v.trim(),
  v.toUpperCase(),
  v.regex(/^[A-Z]{2,4}-[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/, "Please enter the reference from your mail, such as EMB-7K4M-2Q9X"),
);

/** One line of an order's history: what it became, when, why, and who did it. */
export type HistoryLine = { status: OrderStatus; cause: string; by: "customer" | "provider" | "shop" | "owner"; at: Date };

/** What the holder of an order's secret link sees. */
export type OrderView = {
  reference: string;
  status: OrderStatus;
  product: string;
  quantity: number;
  total: Money;
  /** The VAT inside `total`. */
  vat: Money;
  vatRatePercent: number;
  placedAt: Date;
  /** The dispatch date promised when it was ordered, in words. */
  dispatch: string;
  email: string;
  delivery: DeliveryAddress | null;
  history: HistoryLine[];
  canCancel: boolean;
  canCorrectAddress: boolean;
  refund: { amount: Money; state: "requested" | "made" | "failed"; at: Date } | null;
};
