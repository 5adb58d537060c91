import type { Backend } from "#contracts/backend.ts";
import { openLabelLink } from "#server/shipments/open-label-link.ts";
import type { ShipmentNeeds } from "#server/shipments/shipment.ts";
import { viewShipment } from "#server/shipments/view-shipment.ts";

export const readShipment =
  ({ db, labelLinks, now }: Pick<ShipmentNeeds, "db" | "labelLinks" | "now">): Backend["readShipment"] =>
  async (token) =>
    viewShipment(await openLabelLink(db, "label", token, now()), labelLinks);
