import type { OrderStatus } from "#contracts/order.ts";
import type { ParcelStatus, ParcelView } from "#contracts/shipment.ts";

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
