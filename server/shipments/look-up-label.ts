import { failShipment } from "#server/shipments/fail-shipment.ts";
import { readShipment } from "#server/shipments/read-shipment.ts";
import { recordPurchase } from "#server/shipments/record-purchase.ts";
import type { Shipment, ShipmentNeeds } from "#server/shipments/shipment.ts";

/** Minutes after which a carrier that knows of no purchase is believed: an answer that was lost may still be on its way in. */
export const believedAfter = 30;

/** Learns from the carrier what became of a label whose answer was lost. Never buys. Throws `ProviderUnavailable`. */
export function lookUpLabel(needs: ShipmentNeeds) {
  const { db, shipping, quotas, now } = needs;
  return async (id: string): Promise<Shipment> => {
    const shipment = await readShipment(db, id);
    if ((shipment.state !== "purchasing" && shipment.state !== "uncertain") || shipment.vendor_id === null) return shipment;
    // Another carrier's, from before the setting was changed: a person has to look there.
    if (shipment.provider !== shipping.name) return shipment;
    const bought = await shipping.lookUp(shipment.vendor_id);
    if (bought) return recordPurchase(needs, id, bought);
    if (shipment.asked_at && now().getTime() - shipment.asked_at.getTime() >= believedAfter * 60_000) {
      const { numUpdatedRows } = await failShipment(db, id, ["purchasing", "uncertain"], "The carrier made no label.");
      if (numUpdatedRows === 1n && shipping.live) await quotas.giveBack("labels");
    } else await db.updateTable("shipments").set({ state: "uncertain" }).where("id", "=", id).where("state", "=", "purchasing").execute();
    return readShipment(db, id);
  };
}
