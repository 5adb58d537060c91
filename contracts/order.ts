import * as v from "valibot";
import type { DeliveryAddress } from "#contracts/fields.ts";
import type { Money } from "#contracts/money.ts";

export const orderStatuses = ["awaiting-payment", "paid", "dispatched", "delivered", "cancelled", "refunded", "expired"] as const;
export type OrderStatus = (typeof orderStatuses)[number];

/** "abc 7k4m2q9x" as ABC-7K4M-2Q9X: spaces and dashes are nobody's business, and O, I and L mean the figures they look like. */
function tidyReference(typed: string): string {
  const bare = typed.toUpperCase().replace(/[\s\p{Pd}]+/gu, "");
  const figures = bare.slice(-8).replaceAll("O", "0").replace(/[IL]/g, "1");
  return `${bare.slice(0, -8)}-${figures.slice(0, 4)}-${figures.slice(4)}`;
}

const referenceWanted = "Please enter the reference from your email: three groups of letters and figures";
/** A label for people, such as ABC-7K4M-2Q9X: no I, L, O or U. Not a secret, and never a key. */
export const reference = v.pipe(
  v.string(),
  v.maxLength(100, referenceWanted),
  v.transform(tidyReference),
  v.regex(/^[A-Z]{2,4}-[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/, referenceWanted),
);

/** One line of an order's history: what it became, when, why, and who did it. */
export type HistoryLine = { status: OrderStatus; cause: string; by: "customer" | "provider" | "shop" | "owner"; at: Date };

/**
 * How an order's payment went, where that was not as it mostly goes. bank-asked: the bank takes its time · failed: it sent nothing ·
 * too-late: the money came after the last tube had gone.
 */
export type PaymentStory = "plain" | "bank-asked" | "failed" | "too-late";

/** How the cancelling of a sent order ended. back: the tube came back · posted: we were shown that it was posted · opened: it came back unsealed · not-back: it never came. */
export const returnOutcomes = ["back", "posted", "opened", "not-back"] as const;
export type ReturnOutcome = (typeof returnOutcomes)[number];

/** A sent order that its buyer has cancelled. */
export type OrderReturn = {
  toldAt: Date;
  /** The last day to send the tube, such as "2026-12-06". */
  sendBy: string;
  /** null while the tube is awaited. */
  outcome: ReturnOutcome | null;
  settledAt: Date | null;
};

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
  /** new-date: `dispatch` is later than what was promised first · no-date: `dispatch` is over, and there is no new one. */
  delay: "new-date" | "no-date" | null;
  email: string;
  delivery: DeliveryAddress | null;
  /** null until it is paid. */
  paidAt: Date | null;
  paymentStory: PaymentStory;
  /** Until when the tube is held for a payment; null once it is paid or over. */
  heldUntil: Date | null;
  /** The payment page that waits for the buyer, and until when it takes a payment; null where nothing is left to do there. */
  toPay: { url: string; until: Date } | null;
  history: HistoryLine[];
  canCancel: boolean;
  canCorrectAddress: boolean;
  /** Whether it has been sent and can still be cancelled. */
  canReturn: boolean;
  /** The last day to say so, such as "2026-12-06"; null while it is not delivered. */
  returnUntil: string | null;
  return: OrderReturn | null;
  /** All that has gone back so far, by the provider's own total. */
  refunded: Money;
  refund: { amount: Money; state: "requested" | "made" | "failed" | "settled"; at: Date } | null;
};
