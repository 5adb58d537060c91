import type { CreatedShipment, ShippingDetails } from "#contracts/create-shipment.ts";

/**
 * quoted: a price is known, nothing is bought · purchasing: the carrier has been asked · uncertain: it was asked and its answer is lost ·
 * voiding: asked back, and the carrier has not said yet that it is · voided: taken back before it was used
 */
export const shipmentStates = ["quoted", "purchasing", "purchased", "failed", "uncertain", "voiding", "voided"] as const;
export type ShipmentState = (typeof shipmentStates)[number];

/**
 * How far a parcel has come, in this order; none of them is ever taken back. `returning` ends it as `delivered` does: what a carrier brings
 * back is delivered in the end too, to us.
 */
export const parcelStatuses = ["waiting", "on-the-way", "out-for-delivery", "to-collect", "delivered", "returning"] as const;
export type ParcelStatus = (typeof parcelStatuses)[number];

/** What the holder of a label's secret link sees. */
export type ShipmentView = {
  shipment: CreatedShipment;
  details: ShippingDetails;
  /** No parcel travels with it. */
  specimen: boolean;
};

/** An order's parcel as its buyer sees it. */
export type ParcelView = {
  trackingNumber: string | null;
  /** The carrier's own page, or ours. */
  trackingUrl: string;
  /** Where the carrier says that it is; null as long as it has said nothing. */
  status: ParcelStatus | null;
};

export type TrackingStep = { step: "created" | "dispatched" | "delivered"; at: Date };

/** What the holder of a tracking link sees: nobody's name, and no address. */
export type TrackingView = {
  trackingNumber: string;
  orderReference: string;
  service: string;
  specimen: boolean;
  /** Taken back: it will not travel. */
  voided: boolean;
  ofOrder: boolean;
  /** Oldest first. */
  steps: TrackingStep[];
};

/** An order's label as the owner sees it. */
export type LabelView = {
  id: string;
  state: ShipmentState;
  service: string | null;
  trackingNumber: string | null;
  trackingUrl: string | null;
  /** Where the carrier says its parcel is; null as long as it has said nothing. */
  parcel: ParcelStatus | null;
  /** Why it failed, in words. */
  problem: string | null;
  /** The address was corrected after the label was made. */
  outdated: boolean;
  at: Date;
};
