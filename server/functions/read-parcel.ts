import type { Backend } from "#contracts/backend.ts";
import { openOrderLink } from "#server/orders/open-order-link.ts";
import { readNewestShipment } from "#server/shipments/read-shipment.ts";
import type { ShipmentNeeds } from "#server/shipments/shipment.ts";
import { trackingUrlOf } from "#server/shipments/view-shipment.ts";

export const readParcel =
  ({ db, labelLinks, now }: Pick<ShipmentNeeds, "db" | "labelLinks" | "now">): Backend["readParcel"] =>
  async (orderToken) => {
    const shipment = await readNewestShipment(db, await openOrderLink(db, orderToken, now()));
    if (shipment?.state !== "purchased") return null;
    return { trackingNumber: shipment.tracking_number, trackingUrl: trackingUrlOf(shipment, labelLinks), status: shipment.parcel };
  };
