import type { Seen } from "#app/features/payment/use-payment-state.ts";
import { brand } from "#content/brand.ts";
import { refundAim } from "#content/catalogue.ts";

type Words = { cold?: string; warm: string; lead: string };

/** How a payment stands, as its page says it. */
export const stateWords: Record<Seen | "unknown", Words> = {
  paid: { warm: "Thank you!", lead: `Your payment arrived, and one tube of ${brand.name} is yours.` },
  waiting: { cold: "Waiting for", warm: "your payment", lead: "The card page is done. Its word to us takes a few seconds; this page changes by itself." },
  late: {
    cold: "Still waiting for",
    warm: "your payment",
    lead: "The card page has not told us yet. You need not stay: as soon as it does, the confirmation comes to you by email.",
  },
  unpaid: { cold: "Not", warm: "paid yet", lead: "Nothing was charged. Your tube is held for about 30 minutes from when you first went to pay." },
  expired: { cold: "Time", warm: "ran out", lead: "The payment page was open too long, so we gave the tube back. Nothing was charged." },
  cancelled: {
    cold: "This order was",
    warm: "cancelled",
    lead: `If it was paid, the full amount goes back to your card. Refunds aim to arrive in ${refundAim}.`,
  },
  refunded: {
    cold: "Your money is",
    warm: "on its way back",
    lead: `We are sorry: we could not keep this order, or it was cancelled. The full amount goes back to your card. Refunds aim to arrive in ${refundAim}.`,
  },
  unknown: {
    cold: "We do not know",
    warm: "this payment",
    lead: "Part of the address is missing, or it is not one of ours. If you have paid, your order is safe.",
  },
};
