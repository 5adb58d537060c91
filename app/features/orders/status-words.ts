import type { ShownOrder } from "#app/features/orders/show-order.ts";

type Words = { cold?: string; warm: string; lead: string };

function unpaidWords({ status, paymentStory, heldUntil, toPay }: ShownOrder): Words {
  if (paymentStory === "failed")
    return {
      cold: "Your payment",
      warm: "failed",
      lead: "Your bank did not complete it. Nothing was taken, nothing will be sent, and the tube is no longer held for you.",
    };
  if (status === "expired" && paymentStory === "bank-asked")
    return {
      cold: "Still waiting for",
      warm: "your bank",
      lead: "We held your tube for as long as we could, and it went back to the others. If the money still comes, you get a tube if one is free; if none is, all of it goes back to you.",
    };
  if (status === "expired")
    return { cold: "Time", warm: "ran out", lead: "The time to pay is over, so the tube is no longer held for you. Nothing was charged." };
  if (paymentStory === "bank-asked")
    return {
      cold: "Waiting for",
      warm: "your bank",
      lead: `Your bank has been asked for the money and has not answered yet. We hold your tube until ${heldUntil}.`,
    };
  if (toPay) return { cold: "Not", warm: "paid yet", lead: `Nothing was charged. Your tube is held for you, and you can pay until ${toPay.until}.` };
  return {
    cold: "The time to pay",
    warm: "is over",
    lead: `We have not heard of a payment. In case one is still on its way, we hold your tube until ${heldUntil}.`,
  };
}

function returnWords({ refund }: ShownOrder, { outcome, sendBy }: NonNullable<ShownOrder["return"]>): Words {
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
export function statusWords(order: ShownOrder): Words {
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
      if (paymentStory === "too-late")
        return {
          cold: "The last tube",
          warm: "had gone",
          lead: "We are sorry: your payment reached us after the time for which we could hold a tube, and none was left.",
        };
      if (refund?.state === "failed") return { cold: "Your refund is", warm: "held up", lead: "Nothing more will be sent. Your money stays yours." };
      if (status === "refunded" && refund?.state === "settled") return { warm: "Refunded", lead: "All that you paid has gone back to you." };
      if (status === "refunded") return { warm: "Refunded", lead: "All that you paid has left us for your card." };
      return {
        warm: "Cancelled",
        lead: refund ? "Nothing will be sent, and all that you paid goes back to your card." : "Nothing will be sent, and nothing was charged.",
      };
  }
}
