import type { Backend } from "#contracts/backend.ts";
import { Failure } from "#contracts/failure.ts";
import type { TrackingStep } from "#contracts/shipment.ts";
import { openLabelLink } from "#server/shipments/open-label-link.ts";
import type { ShipmentNeeds } from "#server/shipments/shipment.ts";

/** Follows the order: the local carrier's parcels move when the owner says so. */
export const readTracking =
  ({ db, now }: Pick<ShipmentNeeds, "db" | "now">): Backend["readTracking"] =>
  async (token) => {
    const shipment = await openLabelLink(db, "tracking", token, now());
    const { purchased_at, tracking_number, service } = shipment;
    if (!purchased_at || !tracking_number) throw new Failure("not-found");
    const moved = await db
      .selectFrom("order_history")
      .select(["status", (is) => is.fn.min("at").as("at")])
      .where("order_id", "=", shipment.order_id)
      .where("status", "in", ["dispatched", "delivered"])
      .groupBy("status")
      .execute();
    const steps = moved.map(({ status, at }) => ({ step: status as TrackingStep["step"], at })).sort((a, b) => a.at.getTime() - b.at.getTime());
    return {
      trackingNumber: tracking_number,
      orderReference: shipment.order_reference,
      service: service ?? "",
      specimen: shipment.provider === "local",
      voided: shipment.state === "voided",
      ofOrder: shipment.order_id !== null,
      steps: [{ step: "created", at: purchased_at }, ...(shipment.state === "voided" ? [] : steps)],
    };
  };
