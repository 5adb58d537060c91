import * as v from "valibot";
import type { DeliveryAddress } from "#contracts/fields.ts";
import type { Money } from "#contracts/money.ts";

export const orderStatuses = ["awaiting-payment", "paid", "dispatched", "delivered", "cancelled", "refunded", "expired"] as const;
export type OrderStatus = (typeof orderStatuses)[number];

/** Of an order whose money has come and hasn't all gone back. */
export const paidStatuses: readonly OrderStatus[] = ["paid", "dispatched", "delivered"];

/** Which orders a list has: those of one status, those whose promised day is over, or those that are flagged. */
export const orderParts = [...orderStatuses, "late", "attention"] as const;
export type OrderPart = (typeof orderParts)[number];

/** How the owner hears of new orders: one mail for each, one a day, or none. */
export const orderNews = ["each", "daily", "none"] as const;
export type OrderNews = (typeof orderNews)[number];

/** "abc 7k4m2q9x" as ABC-7K4M-2Q9X: spaces and dashes are nobody's business, and O, I and L mean the figures they look like. */
function tidyReference(typed: string): string {
  const bare = typed.toUpperCase().replace(/[\s\p{Pd}]+/gu, "");
  const figures = bare.slice(-8).replaceAll("O", "0").replace(/[IL]/g, "1");
  return `${bare.slice(0, -8)}-${figures.slice(0, 4)}-${figures.slice(4)}`;
}

const referenceWanted = "Please enter the whole reference from your email. Its last part looks like 7K4M-2Q9X";
/** A label for people, such as ABC-7K4M-2Q9X: no I, L, O or U. Not a secret, and never a key. */
export const reference = v.pipe(
  v.string(),
  v.maxLength(100, referenceWanted),
  v.transform(tidyReference),
  v.regex(/^[A-Z]{2,4}-[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/, referenceWanted),
);

/**
 * How an order's payment went, where that was not as it mostly goes. bank-asked: the bank takes its time · failed: it sent nothing ·
 * too-late: the money came after the last tube had gone.
 */
export type PaymentStory = "plain" | "bank-asked" | "failed" | "too-late";

/** How the cancelling of a sent order ended. back: the tube came back · posted: we were shown that it was posted · opened: it came back unsealed · not-back: it never came. */
export const returnOutcomes = ["back", "posted", "opened", "not-back"] as const;
export type ReturnOutcome = (typeof returnOutcomes)[number];
/** Whether a return that ended so starts a refund. */
export const startsRefund = (outcome: unknown): outcome is "back" | "posted" => outcome === "back" || outcome === "posted";

const day = v.pipe(v.string(), v.isoDate());
const money = v.object({ minor: v.pipe(v.number(), v.integer()), currency: v.picklist(["GBP", "USD"]) });

/** What can happen to an order, with the facts that some events have of their own. content/order-events.ts puts it in words. */
export const orderEvent = v.variant("type", [
  v.object({
    type: v.picklist([
      "ordered",
      "payment-page-failed",
      "bank-asked",
      "payment-failed",
      "payment-expired",
      "paid",
      "paid-late",
      "sold-out",
      "address-corrected",
      "dispatched",
      "delivered",
      "cancelled",
      "refund-requested",
      "refunded",
      "refund-settled",
    ]),
  }),
  /** `newDay`: null where there is none yet. */
  v.object({ type: v.literal("delayed"), newDay: v.nullable(day) }),
  v.object({ type: v.literal("return-requested"), sendBy: day }),
  v.object({ type: v.literal("return-settled"), outcome: v.picklist(returnOutcomes) }),
  /** `total`: all that has gone back so far. */
  v.object({ type: v.literal("refunded-in-part"), total: money }),
  v.object({ type: v.literal("refund-failed"), amount: money }),
  /** A sentence of an early version that said something else. */
  v.object({ type: v.literal("note"), text: v.string() }),
]);
export type OrderEvent = v.InferOutput<typeof orderEvent>;

/** Who did something, and when. */
export type Actor = { by: "customer" | "provider" | "shop" | "owner"; at: Date };

/** One line of an order's history: what happened, and what the order became or stayed. */
export type HistoryLine = Actor & { status: OrderStatus; event: OrderEvent };

/** A sent order that its buyer has cancelled. */
export type OrderReturn = {
  toldAt: Date;
  /** The last day to send the tube, such as "2026-12-06". */
  sendBy: string;
  /** null while the tube is awaited. */
  outcome: ReturnOutcome | null;
  settledAt: Date | null;
};

/** Some of an order's payment on its way back. */
export type RefundView = {
  amount: Money;
  state: "requested" | "made" | "failed" | "settled";
  at: Date;
  /** Why, as whoever pressed Refund wrote it: for the back office alone. */
  reason?: string;
};

/**
 * new-date: it's sent later than was promised first, by `day`, and delivered by `last` · no-date: the promised day is over, and there is no new one.
 * `reason`: why, in the owner's words; null where they gave none.
 */
export type OrderDelay = { kind: "new-date"; day: string; last: string; reason: string | null } | { kind: "no-date"; reason: string | null };

/** What the holder of an order's secret link sees. */
export type OrderView = {
  reference: string;
  status: OrderStatus;
  /** Product and VAT as they were on the order's day. */
  product: string;
  productDescription: string;
  quantity: number;
  total: Money;
  /** The VAT inside `total`. */
  vat: Money;
  vatRatePercent: number;
  placedAt: Date;
  /** The dispatch date promised when it was ordered, in words. */
  dispatch: string;
  /** By when it's delivered, such as "by 30 April 2027 at the latest". */
  delivered: string;
  delay: OrderDelay | null;
  /** Of whoever paid; null where nobody has yet. */
  name: string | null;
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
  /** Until when the owner's “sent” can be undone; null where it isn't marked as sent, or has been sent. */
  undoUntil: Date | null;
  canCancel: boolean;
  canCorrectAddress: boolean;
  /** Whether it has been sent and can still be cancelled. */
  canReturn: boolean;
  /** The last day to say so, such as "2026-12-06"; null while it is not delivered. */
  returnUntil: string | null;
  return: OrderReturn | null;
  /** All that has gone back so far: the provider's own total, and what was paid back another way. */
  refunded: Money;
  /** What of the payment has neither gone back nor is on its way back. */
  refundable: Money;
  /** What came back to us and is to be paid once more. */
  owed: Money;
  /** What was asked for so long ago that the provider may never send it. */
  heldUp: Money;
  /** While it's to be sent, somebody has asked to cancel it. By which message, and the alert about that: for the back office alone. */
  askedToCancel: { alert?: string; message?: string | null } | null;
  /** Its buyer has asked their bank for the money, and the owner hasn't put that away. */
  isDisputed: boolean;
  /** Of several the one that says most. */
  refund: RefundView | null;
  /** All that has gone back or is on its way, and what failed and is still owed; the oldest first. */
  refunds: RefundView[];
};
