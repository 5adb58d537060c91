import { formatIsoDay } from "#content/format-iso-day.ts";
import { describeOrderEvent } from "#content/order-events.ts";
import type { HistoryLine, OrderEvent, ReturnOutcome } from "#contracts/order.ts";

const returned: Record<ReturnOutcome, string> = {
  back: "The tube came back: refund started",
  posted: "Proof of posting seen: refund started",
  opened: "The tube came back with its seal broken: no refund",
  "not-back": "The tube hasn't come back: not refunded yet",
};

const plain: Partial<Record<OrderEvent["type"], string>> = {
  "payment-page-failed": "The payment page couldn't be opened",
  "bank-asked": "The customer's bank was asked for the money",
  "payment-failed": "The payment didn't go through",
  dispatched: "Sent",
};

/** What happened to an order, as whoever runs the shop reads it: in its buyer's words, where those speak to nobody. */
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
    default:
      return plain[event.type] ?? describeOrderEvent({ event, by });
  }
}
