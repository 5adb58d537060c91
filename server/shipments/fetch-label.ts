import type { LabelFile } from "#contracts/backend.ts";
import { Failure } from "#contracts/failure.ts";
import { VendorAway } from "#server/ports/vendor-away.ts";
import type { Shipment, ShipmentNeeds } from "#server/shipments/shipment.ts";

/** A bought label's PDF, from the carrier that made it. */
export async function fetchLabel({ shipping }: Pick<ShipmentNeeds, "shipping">, { vendor_id, provider, number }: Shipment): Promise<LabelFile> {
  if (vendor_id === null || provider !== shipping.name) throw new Failure("not-found", { message: "The carrier that made this label is not in use any more." });
  try {
    return { name: `label-${number}.pdf`, bytes: await shipping.readLabel(vendor_id) };
  } catch (error) {
    if (!(error instanceof VendorAway)) throw error;
    throw new Failure("shipping-away", { message: "The carrier is not answering. The label is safe: please try again in a minute.", cause: error });
  }
}
