import { brand } from "#content/brand.ts";
import { refundAim } from "#content/catalogue.ts";
import type { PaymentState } from "#contracts/get-payment-state.ts";
import type { OrderStatus, OrderView } from "#contracts/order.ts";
import type { ParcelStatus, ParcelView } from "#contracts/shipment.ts";

type Words = { cold?: string; warm: string; lead: string };

/** What the page of a payment and the page of its order both say. */
const shared = {
  failed: "Your bank did not complete it. Nothing was taken, nothing will be sent, and the tube is no longer held for you.",
  timeRanOut: { cold: "Time", warm: "ran out", lead: "The time to pay is over, so the tube is no longer held for you. Nothing was charged." },
  bankAsked: "Your bank has been asked for the money and has not answered yet.",
  bankLate:
    "We held your tube for as long as we could, and it went back to the others. If the money still comes, you get a tube if one is free; if none is, all of it goes back to you.",
  tooLate: "We are sorry: your payment reached us after the time for which we could hold a tube, and none was left.",
};

/** `late`: asked for a minute, it is still `waiting`. `unknown`: it is no payment of ours. */
export type ShownPaymentState = PaymentState["state"] | "late" | "unknown";

/** How a payment stands, as its page says it. `until`: a time of day. */
export const paymentWords = (state: ShownPaymentState, until?: string | null): Words => {
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
        lead: `${shared.bankAsked} ${until ? `We hold your tube until ${until}. ` : ""}You need not stay: we write to you either way.`,
      };
    case "bank-late":
      return { cold: "Still waiting for", warm: "your bank", lead: `${shared.bankLate} We write to you either way.` };
    case "unpaid":
      return {
        cold: "Not",
        warm: "paid yet",
        lead: `Nothing was charged. ${until ? `Your tube is held, and you can pay until ${until}.` : "Your tube is held."}`,
      };
    case "failed":
      return { cold: "Your payment", warm: "failed", lead: `${shared.failed} You are welcome to start again.` };
    case "expired":
      return shared.timeRanOut;
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
        lead: `${shared.tooLate} The full amount goes back to your card. Refunds aim to arrive in ${refundAim}. The Warmth List hears first when there are more.`,
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

const inOneLine = ({ cold, warm }: Words) => [cold, warm].filter(Boolean).join(" ");

/** The title of a payment's page: what has become of it. */
export const paymentTitle = (state: ShownPaymentState, until?: string | null) =>
  state === "paid" ? "Paid: thank you!" : `Your payment: ${inOneLine(paymentWords(state, until))}`;

/** The title of an order's page: where it stands. */
export const orderTitle = (order: Standing) => `Your order: ${inOneLine(orderWords(order))}`;

/** What the words for an order depend on; days and times as they are written. */
type Standing = Pick<OrderView, "status" | "dispatch" | "delay" | "paymentStory"> & {
  heldUntil: string | null;
  toPay: { until: string } | null;
  refund: { state: NonNullable<OrderView["refund"]>["state"] } | null;
  return: { outcome: NonNullable<OrderView["return"]>["outcome"]; sendBy: string } | null;
};

function unpaidWords({ status, paymentStory, heldUntil, toPay }: Standing): Words {
  if (paymentStory === "failed") return { cold: "Your payment", warm: "failed", lead: shared.failed };
  if (status === "expired" && paymentStory === "bank-asked") return { cold: "Still waiting for", warm: "your bank", lead: shared.bankLate };
  if (status === "expired") return shared.timeRanOut;
  if (paymentStory === "bank-asked") return { cold: "Waiting for", warm: "your bank", lead: `${shared.bankAsked} We hold your tube until ${heldUntil}.` };
  if (toPay) return { cold: "Not", warm: "paid yet", lead: `Nothing was charged. Your tube is held for you, and you can pay until ${toPay.until}.` };
  return {
    cold: "The time to pay",
    warm: "is over",
    lead: `We have not heard of a payment. In case one is still on its way, we hold your tube until ${heldUntil}.`,
  };
}

function returnWords({ refund }: Standing, { outcome, sendBy }: NonNullable<Standing["return"]>): Words {
  if (outcome === "opened")
    return {
      cold: "Your tube came",
      warm: "back opened",
      lead: "Its seal was broken, and with that the right to change your mind had ended. There is no refund.",
    };
  if (outcome === "not-back")
    return {
      cold: "Your tube has",
      warm: "not come back",
      lead: `It was to be sent by ${sendBy}, so there is no refund. If you posted it, show us the proof of posting: then we refund it all the same.`,
    };
  if (refund?.state === "failed") return { cold: "Your refund is", warm: "held up", lead: "Your money stays yours." };
  if (outcome === "posted") return { cold: "Your refund", warm: "has started", lead: "You showed us that you have sent the tube back. Thank you." };
  if (outcome === "back") return { cold: "Your refund", warm: "has started", lead: "Your tube is back with us. Thank you." };
  if (refund) return { cold: "Your refund", warm: "has started", lead: "You have cancelled, and your money is on its way." };
  return { cold: "Cancelled, and", warm: "to be sent back", lead: `Send the tube back by ${sendBy}, and all that you paid goes back to your card.` };
}

/** Where an order stands, in a headline and a sentence. What becomes of a refund stands in a note of its own. */
export function orderWords(order: Standing): Words {
  const { status, dispatch, delay, refund, paymentStory } = order;
  switch (status) {
    case "awaiting-payment":
    case "expired":
      return unpaidWords(order);
    case "paid":
      if (delay === "no-date")
        return {
          cold: "Your tube is",
          warm: "late",
          lead: `We are sorry. We said we would send it ${dispatch}, and cannot give you a new date yet. We write as soon as we can.`,
        };
      if (delay === "new-date") return { cold: "Later than", warm: "we promised", lead: `We are sorry. We now send your tube ${dispatch}.` };
      return { cold: "Paid, and", warm: "reserved for you", lead: `We send your tube ${dispatch}.` };
    case "dispatched":
    case "delivered":
      if (order.return) return returnWords(order, order.return);
      if (status === "delivered") return { warm: "Delivered", lead: "Your tube is with you. Warm hands to you." };
      return { cold: "On its", warm: "way to you", lead: "Your tube has left us." };
    case "cancelled":
    case "refunded":
      if (paymentStory === "too-late") return { cold: "The last tube", warm: "had gone", lead: shared.tooLate };
      if (refund?.state === "failed") return { cold: "Your refund is", warm: "held up", lead: "Nothing more will be sent. Your money stays yours." };
      if (status === "refunded" && refund?.state === "settled") return { warm: "Refunded", lead: "All that you paid has gone back to you." };
      if (status === "refunded") return { warm: "Refunded", lead: "All that you paid has left us for your card." };
      return {
        warm: "Cancelled",
        lead: refund ? "Nothing will be sent, and all that you paid goes back to your card." : "Nothing will be sent, and nothing was charged.",
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
  paid: "We haven't packed it yet. We make its label when we do, and you'll get an email when it leaves.",
  dispatched: ofParcel["on-the-way"],
  delivered: ofParcel.delivered,
  cancelled: "This order is cancelled, so nothing is sent.",
  refunded: "This order is refunded, so nothing is sent.",
  expired: "This order was never paid, so nothing is sent.",
  "awaiting-payment": "This order isn't paid yet, so nothing is sent.",
};

/** Where an order's parcel is, in a sentence: by the carrier where it has said so, else by the order. */
export function parcelWords(status: OrderStatus, parcel: Pick<ParcelView, "status"> | null): string {
  if (parcel?.status && (status === "dispatched" || status === "delivered")) return ofParcel[parcel.status];
  return status === "paid" && parcel ? ofParcel.waiting : ofOrder[status];
}
