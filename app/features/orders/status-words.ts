import type { ShownOrder } from "#app/features/orders/show-order.ts";
import { refundAim } from "#content/catalogue.ts";

type Words = { cold?: string; warm: string; lead: string };

/** Where an order stands, in a headline and a sentence. */
export function statusWords({ status, dispatch, refund }: ShownOrder): Words {
  switch (status) {
    case "awaiting-payment":
      return {
        cold: "Waiting for",
        warm: "your payment",
        lead: "The payment page has not told us yet. If you have paid, this changes by itself within minutes.",
      };
    case "paid":
      return { cold: "Paid, and", warm: "reserved for you", lead: `We send your tube ${dispatch}.` };
    case "dispatched":
      return { cold: "On its", warm: "way to you", lead: "Your tube has left us." };
    case "delivered":
      return { warm: "Delivered", lead: "Your tube is with you. Warm hands to you." };
    case "cancelled":
      return { warm: "Cancelled", lead: refund ? `The full amount goes back to your card. Refunds aim to arrive in ${refundAim}.` : "Nothing will be sent." };
    case "refunded":
      return { warm: "Refunded", lead: `The full amount has gone back to your card. Banks show it within ${refundAim}.` };
    case "expired":
      return { cold: "Time", warm: "ran out", lead: "This order was not paid in time, so the tube went back. Nothing was charged." };
  }
}
