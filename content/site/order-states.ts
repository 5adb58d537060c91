import { brand } from "#content/brand.ts";
import { refundTimes } from "#content/site/shared.ts";
import type { PaymentState } from "#contracts/get-payment-state.ts";
import type { OrderStatus, OrderView } from "#contracts/order.ts";
import type { ParcelStatus, ParcelView } from "#contracts/shipment.ts";

type Words = { cold?: string; warm: string; lead: string };

/** What the page of a payment and the page of its order both say. */
const shared = {
  failed: "Your bank didn't complete the payment. Nothing was charged, and we're no longer holding a tube for you.",
  timeRanOut: { cold: "Time", warm: "ran out", lead: "The time to pay has run out, so we're no longer holding your tube. Nothing was charged." },
  bankAsked: "We've asked your bank for the payment, and it hasn't answered yet.",
  bankLate:
    "We couldn't hold your tube any longer. If your payment still goes through, we'll either send you a tube or, if they've all gone, refund you in full.",
  tooLate: "We're sorry. Your payment reached us after we'd stopped holding your tube, and there were none left.",
};

/** `late`: asked for a minute, it is still `waiting`. `unknown`: it is no payment of ours. */
export type ShownPaymentState = PaymentState["state"] | "late" | "unknown";

/** How a payment stands, as its page says it. `until`: a time of day. */
export const paymentWords = (state: ShownPaymentState, until?: string | null): Words => {
  switch (state) {
    case "paid":
      return { warm: "Thank you!", lead: `We've received your payment, and a tube of ${brand.name} is reserved for you.` };
    case "waiting":
      return { cold: "Waiting for", warm: "your payment", lead: "We're confirming your payment. This takes a few seconds and the page updates automatically." };
    case "late":
      return {
        cold: "Still waiting for",
        warm: "your payment",
        lead: "We haven't had confirmation of your payment yet. You don't need to stay on this page: we'll email you as soon as we have it.",
      };
    case "bank-asked":
      return {
        cold: "Waiting for",
        warm: "your bank",
        lead: `${shared.bankAsked} ${until ? `We're holding your tube until ${until}. ` : ""}You don't need to stay on this page: we'll email you either way.`,
      };
    case "bank-late":
      return { cold: "Still waiting for", warm: "your bank", lead: `${shared.bankLate} We'll email you either way.` };
    case "unpaid":
      return {
        cold: "Not",
        warm: "paid yet",
        lead: `Nothing was charged. ${until ? `We're holding your tube, and you can pay until ${until}.` : "We're holding your tube."}`,
      };
    case "failed":
      return { cold: "Your payment", warm: "failed", lead: `${shared.failed} You can start again.` };
    case "expired":
      return shared.timeRanOut;
    case "cancelled":
      return {
        cold: "This order was",
        warm: "cancelled",
        lead: `We won't send anything, and we'll refund the full amount to your card. ${refundTimes.aim}`,
      };
    case "too-late":
      return {
        cold: "The last tube",
        warm: "had gone",
        lead: `${shared.tooLate} We'll refund the full amount to your card. ${refundTimes.aim} Join the Warmth List and we'll email you when it's your turn to pre-order.`,
      };
    case "refunded":
      return {
        cold: "Your money is",
        warm: "on its way back",
        lead: `This order is closed, and we've refunded the full amount to your card. ${refundTimes.aim}`,
      };
    case "refund-failed":
      return {
        cold: "Your refund is",
        warm: "held up",
        lead: "We tried to refund you, but it didn't go through. We know, and we're fixing it. You don't need to do anything.",
      };
    case "under-review":
      return {
        cold: "We're checking",
        warm: "your payment",
        lead: "We've had a payment for this order that doesn't match it, so the order isn't confirmed yet. We're checking by hand what happened. Please don't pay again: we'll either put it right or refund what you paid.",
      };
    case "unknown":
      return {
        cold: "We can't find",
        warm: "this payment",
        lead: "The link is incomplete, or isn't ours. If you've paid, your order is safe. Your confirmation email has a link to it.",
      };
  }
};

const inOneLine = ({ cold, warm }: Words) => [cold, warm].filter(Boolean).join(" ");
/** Says of what it is, unless the words do. */
const titled = (subject: string, words: Words) =>
  /\b(?:your|this) (?:payment|order|tube|refund|money)\b/i.test(inOneLine(words)) ? inOneLine(words) : `${subject}: ${inOneLine(words)}`;

/** The title of a payment's page: what has become of it. */
export const paymentTitle = (state: ShownPaymentState, until?: string | null) =>
  state === "paid" ? "Paid: thank you!" : titled("Your payment", paymentWords(state, until));

/** The title of an order's page: where it stands. */
export const orderTitle = (order: Standing) => titled("Your order", orderWords(order));

/** What the words for an order depend on; days and times as they are written. */
type Standing = Pick<OrderView, "status" | "dispatch" | "delivered" | "delay" | "paymentStory"> & {
  heldUntil: string | null;
  toPay: { until: string } | null;
  refund: { state: NonNullable<OrderView["refund"]>["state"] } | null;
  /** Pence that can still be refunded: a part that went back doesn't end a return. */
  refundable?: number;
  return: { outcome: NonNullable<OrderView["return"]>["outcome"]; sendBy: string } | null;
};

function unpaidWords({ status, paymentStory, heldUntil, toPay }: Standing): Words {
  if (paymentStory === "failed") return { cold: "Your payment", warm: "failed", lead: shared.failed };
  if (status === "expired" && paymentStory === "bank-asked") return { cold: "Still waiting for", warm: "your bank", lead: shared.bankLate };
  if (status === "expired") return shared.timeRanOut;
  if (paymentStory === "bank-asked") return { cold: "Waiting for", warm: "your bank", lead: `${shared.bankAsked} We're holding your tube until ${heldUntil}.` };
  if (toPay) return { cold: "Not", warm: "paid yet", lead: `Nothing was charged. We're holding your tube, and you can pay until ${toPay.until}.` };
  return {
    cold: "Your time to pay",
    warm: "ran out",
    lead: `We haven't received a payment. In case one is on its way, we're holding your tube until ${heldUntil}.`,
  };
}

function returnWords({ refund, refundable = 0 }: Standing, { outcome, sendBy }: NonNullable<Standing["return"]>): Words {
  if (outcome === "opened")
    return {
      cold: "Your tube came",
      warm: "back opened",
      lead: "The seal was broken, so the right to change your mind no longer applies and there's no refund.",
    };
  if (outcome === "not-back")
    return {
      cold: "Your tube has",
      warm: "not come back",
      lead: "We haven't had your tube back, so we haven't refunded you yet. Send it, or your proof of posting, and we'll refund you.",
    };
  if (refund?.state === "failed") return { cold: "Your refund is", warm: "held up", lead: "Your money is safe, and we're fixing it." };
  if (outcome === "posted") return { cold: "Your refund", warm: "has started", lead: "You've shown us that you sent the tube back. Thank you." };
  if (outcome === "back") return { cold: "Your refund", warm: "has started", lead: "We've got your tube back. Thank you." };
  if (refund && refundable === 0) return { cold: "Your refund", warm: "has started", lead: "You've cancelled, and your money is on its way." };
  return {
    cold: "Cancelled, so please",
    warm: "send it back",
    lead: `Send the tube back by ${sendBy} with its seal unbroken, and everything you paid goes back to your card.`,
  };
}

/** Where an order stands, in a headline and a sentence. What becomes of a refund stands in a note of its own. */
export function orderWords(order: Standing): Words {
  const { status, dispatch, delivered, delay, refund, paymentStory } = order;
  switch (status) {
    case "awaiting-payment":
    case "expired":
      return unpaidWords(order);
    case "paid":
      if (delay?.kind === "no-date")
        return {
          cold: "Your tube is",
          warm: "late",
          lead: `We're sorry. We said we'd send it ${dispatch}, and we can't give you a new date yet. We'll email you as soon as we can.`,
        };
      if (delay)
        return {
          cold: "Later than",
          warm: "we promised",
          lead: `We're sorry. We'll now send your tube ${dispatch}. You'll have it ${delivered}.`,
        };
      return { cold: "Paid, and", warm: "reserved for you", lead: `We'll send your tube ${dispatch}. You'll have it ${delivered}.` };
    case "dispatched":
    case "delivered":
      if (order.return) return returnWords(order, order.return);
      if (status === "delivered") return { warm: "Delivered", lead: "Your tube has arrived." };
      return { cold: "On its", warm: "way to you", lead: "We've sent your tube." };
    case "cancelled":
    case "refunded":
      if (paymentStory === "too-late") return { cold: "The last tube", warm: "had gone", lead: shared.tooLate };
      if (refund?.state === "failed")
        return { cold: "Your refund is", warm: "held up", lead: "We won't send anything more. Your money is safe, and we're fixing it." };
      if (status === "refunded" && refund?.state === "settled") return { warm: "Refunded", lead: "We've paid back everything you paid." };
      if (status === "refunded") return { warm: "Refunded", lead: "We've refunded the full amount to your card." };
      return {
        warm: "Cancelled",
        lead: refund ? "We won't send anything, and everything you paid goes back to your card." : "We won't send anything, and nothing was charged.",
      };
  }
}

const ofParcel: Record<ParcelStatus, string> = {
  waiting: "Its label is made, and it's waiting to be handed to the carrier.",
  "on-the-way": "It's on its way to you.",
  "out-for-delivery": "It's out for delivery.",
  "to-collect": "It's waiting for you to collect it.",
  delivered: "It has been delivered.",
  returning: "It's on its way back to us.",
};

const ofOrder: Record<OrderStatus, string> = {
  paid: "We haven't packed it yet. We'll email you when it leaves.",
  dispatched: ofParcel["on-the-way"],
  delivered: ofParcel.delivered,
  cancelled: "This order is cancelled, so we won't send anything.",
  refunded: "This order has been refunded, so we won't send anything more.",
  expired: "This order wasn't paid for, so we won't send anything.",
  "awaiting-payment": "This order isn't paid for yet, and we can't send your tube until it is.",
};

/** Where an order's parcel is, in a sentence: by the carrier where it has said so, else by the order. */
export function parcelWords(status: OrderStatus, parcel: Pick<ParcelView, "status"> | null): string {
  if (parcel?.status && (status === "dispatched" || status === "delivered")) return ofParcel[parcel.status];
  return status === "paid" && parcel ? ofParcel.waiting : ofOrder[status];
}
