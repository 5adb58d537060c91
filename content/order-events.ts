import { formatIsoDay } from "#content/format-iso-day.ts";
import { formatMoney } from "#contracts/money.ts";
import type { HistoryLine, ReturnOutcome } from "#contracts/order.ts";

/** How the cancelling of a sent order ended. */
const returnWords: Record<ReturnOutcome, string> = {
  back: "Your tube is back with us: refund started",
  posted: "You showed us that you sent it back: refund started",
  opened: "The tube came back with its seal broken: no refund",
  "not-back": "We haven't had your tube back: not refunded yet",
};

const plain = {
  ordered: "Order started",
  "payment-page-failed": "The payment page could not be opened",
  "bank-asked": "We asked your bank for the payment",
  "payment-failed": "The payment did not go through",
  "payment-expired": "The payment time ran out",
  paid: "Paid by card",
  "paid-late": "Paid by card, after the payment time had run out",
  "sold-out": "The last tube was taken before the payment arrived",
  "address-corrected": "Delivery address corrected",
  dispatched: "On its way to you",
  delivered: "Delivered",
  "refund-requested": "Refund started",
  refunded: "Refunded in full",
  "refund-settled": "Paid back another way",
} as const;

/** What happened to an order, as its buyer reads it. */
export function describeOrderEvent({ event, by }: Pick<HistoryLine, "event" | "by">): string {
  switch (event.type) {
    case "cancelled":
      return by === "owner" ? "Cancelled by us" : "Cancelled by you";
    case "delayed":
      return event.newDay === null ? "Delayed: we have no new date yet" : `Delayed: we now send it by ${formatIsoDay(event.newDay)}`;
    case "return-requested":
      return `Cancelled by you: to be sent back by ${formatIsoDay(event.sendBy)}`;
    case "return-settled":
      return returnWords[event.outcome];
    case "refunded-in-part":
      return `Refunded in part: ${formatMoney(event.total)} so far`;
    case "refund-failed":
      return `A refund of ${formatMoney(event.amount)} didn't go through`;
    case "note":
      return event.text;
    default:
      return plain[event.type];
  }
}
