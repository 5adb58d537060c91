import type { Backend } from "#contracts/backend.ts";
import { openOrderLink } from "#server/orders/open-order-link.ts";
import { readNewestShipment } from "#server/shipments/read-shipment.ts";
import type { ShipmentNeeds } from "#server/shipments/shipment.ts";
import { trackingUrlOf } from "#server/shipments/view-shipment.ts";

export const readTrackingUrl =
  ({ db, labelLinks, now }: Pick<ShipmentNeeds, "db" | "labelLinks" | "now">): Backend["readTrackingUrl"] =>
  async (orderToken) => {
    const shipment = await readNewestShipment(db, await openOrderLink(db, orderToken, now()));
    return shipment?.state === "purchased" ? trackingUrlOf(shipment, labelLinks) : null;
  };
