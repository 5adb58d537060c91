import type { Backend } from "#contracts/backend.ts";
import { fetchLabel } from "#server/shipments/fetch-label.ts";
import { openLabelLink } from "#server/shipments/open-label-link.ts";
import type { ShipmentNeeds } from "#server/shipments/shipment.ts";

export const readLabel =
  (needs: Pick<ShipmentNeeds, "db" | "shipping" | "now">): Backend["readLabel"] =>
  async (token) =>
    fetchLabel(needs)(await openLabelLink(needs.db, "label", token, needs.now()));
