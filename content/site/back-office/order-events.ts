import { formatIsoDay } from "#content/format-iso-day.ts";
import { formatMoney } from "#contracts/money.ts";
import type { HistoryLine, ReturnOutcome } from "#contracts/order.ts";

const returned: Record<ReturnOutcome, string> = {
  back: "The tube came back: refund started",
  posted: "Proof of posting seen: refund started",
  opened: "The tube came back with its seal broken: no refund",
  "not-back": "The tube wasn't sent back in time: no refund",
};

const plain = {
  ordered: "Order started",
  "payment-page-failed": "The payment page couldn't be opened",
  "bank-asked": "The customer's bank was asked for the money",
  "payment-failed": "The payment didn't go through",
  "payment-expired": "The payment time ran out",
  paid: "Paid by card",
  "paid-late": "Paid by card, after the payment time had run out",
  "sold-out": "The last tube was taken before the payment arrived",
  dispatched: "Sent",
  delivered: "Delivered",
  "refund-requested": "Refund started",
  refunded: "Refunded in full",
  "refund-settled": "Paid back another way",
} as const;

/** What happened to an order, as whoever runs the shop reads it: its buyer reads the same in other words. */
export function describeForShop({ event, by }: Pick<HistoryLine, "event" | "by">): string {
  const who = by === "owner" ? "the shop" : "the customer";
  switch (event.type) {
    case "cancelled":
      return `Cancelled by ${who}`;
    case "address-corrected":
      return `Delivery address corrected by ${who}`;
    case "delayed":
      return event.newDay === null ? "Delayed, without a new date" : `Delayed: to be sent by ${formatIsoDay(event.newDay)}`;
    case "return-requested":
      return `Cancelled by the customer: to be sent back by ${formatIsoDay(event.sendBy)}`;
    case "return-settled":
      return returned[event.outcome];
    case "refunded-in-part":
      return `Refunded in part: ${formatMoney(event.total)} so far`;
    case "refund-failed":
      return `A refund of ${formatMoney(event.amount)} came back`;
    case "note":
      return event.text;
    default:
      return plain[event.type];
  }
}
