import type { JobHandlers } from "#server/platform/queue/queue.ts";
import { lookUpLabel } from "#server/shipments/look-up-label.ts";
import type { ShipmentNeeds } from "#server/shipments/shipment.ts";

/** Minutes between two looks. */
const pause = 5;

/** Looks until it is certain what became of a label. */
export function lookUpLabelJob(needs: ShipmentNeeds): JobHandlers["look-up-label"] {
  const lookUp = lookUpLabel(needs);
  return async ({ shipmentId }) => {
    const { state } = await lookUp(shipmentId);
    if (state !== "purchasing" && state !== "uncertain") return;
    await needs.sendJob(needs.db, "look-up-label", { shipmentId }, { startAfter: new Date(needs.now().getTime() + pause * 60_000) });
  };
}
