import type { JobHandlers } from "#server/jobs/queue.ts";
import { raiseFlag } from "#server/orders/raise-flag.ts";
import { lookUpLabel } from "#server/shipments/look-up-label.ts";
import { readShipment } from "#server/shipments/read-shipment.ts";
import type { Shipment, ShipmentNeeds } from "#server/shipments/shipment.ts";

/** Minutes between two looks at a label whose purchase is not certain. */
const pause = 5;

/** Takes a bought label back at its carrier; false where that refuses, or is not in use any more. Safe to repeat. Throws `VendorAway`. */
export async function voidLabel(
  { db, shipping, now }: Pick<ShipmentNeeds, "db" | "shipping" | "now">,
  { id, provider, vendor_id: vendorId }: Shipment,
): Promise<boolean> {
  if (vendorId === null || provider !== shipping.name || !(await shipping.voidLabel(vendorId))) return false;
  await db.updateTable("shipments").set({ state: "voided", voided_at: now() }).where("id", "=", id).where("state", "=", "purchased").execute();
  return true;
}

/** Takes the label of a cancelled order back, once it is certain that there is one; the owner hears where that failed. */
export function voidLabelJob(needs: ShipmentNeeds): JobHandlers["void-label"] {
  const { db, sendJob, now } = needs;
  const lookUp = lookUpLabel(needs);

  return async ({ shipmentId }) => {
    const shipment = await lookUp(shipmentId);
    if (shipment.state === "purchasing" || shipment.state === "uncertain")
      return void (await sendJob(db, "void-label", { shipmentId }, { startAfter: new Date(now().getTime() + pause * 60_000) }));
    if (shipment.state !== "purchased" || (await voidLabel(needs, shipment))) return;
    // Taken back by the owner, meanwhile.
    if ((await readShipment(db, shipmentId)).state !== "purchased") return;
    await db.transaction().execute((tx) =>
      raiseFlag(tx, sendJob, {
        orderId: shipment.order_id,
        kind: "label-not-voided",
        detail: `the carrier does not take label ${shipment.number} back, and its order is cancelled`,
        at: now(),
      }),
    );
  };
}
