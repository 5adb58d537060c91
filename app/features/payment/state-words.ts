import type { Seen } from "#app/features/payment/use-payment-state.ts";
import { brand } from "#content/brand.ts";
import { refundAim } from "#content/catalogue.ts";

type Words = { cold?: string; warm: string; lead: string };

/** How a payment stands, as its page says it. `until`: a time of day. */
export const stateWords = (state: Seen | "unknown", until?: string | null): Words => {
  switch (state) {
    case "paid":
      return { warm: "Thank you!", lead: `Your payment arrived, and one tube of ${brand.name} is yours.` };
    case "waiting":
      return { cold: "Waiting for", warm: "your payment", lead: "The card page is done. Its word to us takes a few seconds; this page changes by itself." };
    case "late":
      return {
        cold: "Still waiting for",
        warm: "your payment",
        lead: "The card page has not told us yet. You need not stay: as soon as it does, the confirmation comes to you by email.",
      };
    case "bank-asked":
      return {
        cold: "Waiting for",
        warm: "your bank",
        lead: `Your bank has been asked for the money and has not answered yet. ${until ? `We hold your tube until ${until}. ` : ""}You need not stay: we write to you either way.`,
      };
    case "bank-late":
      return {
        cold: "Still waiting for",
        warm: "your bank",
        lead: "We held your tube for as long as we could, and it went back to the others. If the money still comes, you get a tube if one is free; if none is, all of it goes back to you. We write to you either way.",
      };
    case "unpaid":
      return {
        cold: "Not",
        warm: "paid yet",
        lead: `Nothing was charged. ${until ? `Your tube is held, and you can pay until ${until}.` : "Your tube is held."}`,
      };
    case "failed":
      return {
        cold: "Your payment",
        warm: "failed",
        lead: "Your bank did not complete it. Nothing was taken, nothing will be sent, and the tube is no longer held for you. You are welcome to start again.",
      };
    case "expired":
      return { cold: "Time", warm: "ran out", lead: "The time to pay is over, so the tube is no longer held for you. Nothing was charged." };
    case "cancelled":
      return {
        cold: "This order was",
        warm: "cancelled",
        lead: `Nothing will be sent, and the full amount goes back to your card. Refunds aim to arrive in ${refundAim}.`,
      };
    case "too-late":
      return {
        cold: "The last tube",
        warm: "had gone",
        lead: `We are sorry: your payment reached us after the time for which we could hold a tube, and none was left. The full amount goes back to your card. Refunds aim to arrive in ${refundAim}. The Warmth List hears first when there are more.`,
      };
    case "refunded":
      return {
        cold: "Your money is",
        warm: "on its way back",
        lead: `This order has ended, and the full amount has left us for your card. Refunds aim to arrive in ${refundAim}.`,
      };
    case "refund-failed":
      return {
        cold: "Your refund is",
        warm: "held up",
        lead: "We sent the money back, and it did not go through. We know, and are seeing to it: it stays yours, and you need not do anything.",
      };
    case "unknown":
      return {
        cold: "We do not know",
        warm: "this payment",
        lead: "Part of the address is missing, or it is not one of ours. If you have paid, your order is safe.",
      };
  }
};
