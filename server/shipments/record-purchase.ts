import type { Purchase } from "#server/providers/shipping/port.ts";
import { readShipment } from "#server/shipments/read-shipment.ts";
import type { Shipment, ShipmentNeeds } from "#server/shipments/shipment.ts";

type Needs = Pick<ShipmentNeeds, "db" | "labelLinks" | "now">;

/** Writes down what was bought, whoever learnt of it first; its links open from then on. */
export const recordPurchase = ({ db, labelLinks, now }: Needs, id: string, bought: Purchase): Promise<Shipment> =>
  db.transaction().execute(async (tx) => {
    const { numUpdatedRows } = await tx
      .updateTable("shipments")
      .set({
        state: "purchased",
        vendor_id: bought.vendorId,
        service: bought.service,
        cost_minor: bought.cost.minor,
        cost_currency: bought.cost.currency,
        tracking_number: bought.trackingNumber,
        tracking_url: bought.trackingUrl,
        problem: null,
        purchased_at: now(),
      })
      .where("id", "=", id)
      .where("state", "in", ["purchasing", "uncertain"])
      .executeTakeFirst();
    const shipment = await readShipment(tx, id);
    if (numUpdatedRows === 1n) await labelLinks.open(tx, shipment, now());
    return shipment;
  });
