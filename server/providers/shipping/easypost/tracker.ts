import * as v from "valibot";
import type { ParcelStatus } from "#contracts/shipment.ts";
import type { ParcelFacts } from "#server/ports/shipping.ts";

const text = v.nullish(v.string(), null);

/** What we read of a tracker: never an address, a weight or a price. Source: EasyPost's API reference and the types of its library. */
export const easyPostTracker = v.object({
  id: v.pipe(v.string(), v.regex(/^trk_\w{1,80}$/)),
  mode: v.picklist(["test", "production"]),
  tracking_code: v.pipe(v.string(), v.nonEmpty(), v.maxLength(100)),
  status: v.string(),
  shipment_id: text,
  is_return: v.nullish(v.boolean(), false),
  tracking_details: v.nullish(v.array(v.object({ status: text })), []),
});
/** The shipment's part that follows its parcel: read apart, so that nothing odd in it can cost us a label that was bought. */
export const followedShipment = v.object({ tracker: v.nullish(easyPostTracker, null) });
export type EasyPostTracker = v.InferOutput<typeof easyPostTracker>;

const statuses: Record<string, ParcelStatus> = {
  pre_transit: "waiting",
  in_transit: "on-the-way",
  out_for_delivery: "out-for-delivery",
  available_for_pickup: "to-collect",
  delivered: "delivered",
};
const troubles: Record<string, string> = {
  return_to_sender: "it is on its way back to the sender",
  failure: "it could not be delivered",
  cancelled: "its tracking was cancelled",
};

/** As the shop understands it. A parcel that comes back is "delivered" at its end too, so its way is read, not its last word alone. */
export function toParcelFacts({ id, mode, tracking_code, status, shipment_id, is_return, tracking_details }: EasyPostTracker): ParcelFacts {
  const returning = is_return || status === "return_to_sender" || tracking_details.some((step) => step.status === "return_to_sender");
  return {
    trackerId: id,
    vendorId: shipment_id,
    trackingNumber: tracking_code,
    status: returning ? "returning" : (statuses[status] ?? null),
    trouble: (returning ? troubles.return_to_sender : troubles[status]) ?? null,
    live: mode === "production",
  };
}
