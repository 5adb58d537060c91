import type { CreatedShipment, ShippingDetails } from "#contracts/create-shipment.ts";
import { Failure } from "#contracts/failure.ts";
import type { ShipmentView } from "#contracts/shipment.ts";
import type { LabelLinks } from "#server/shipments/label-links.ts";
import type { Shipment } from "#server/shipments/shipment.ts";

/** Where its parcel can be followed: the carrier's own page, or ours. */
export const trackingUrlOf = (shipment: Shipment, labelLinks: Pick<LabelLinks, "urlOf">) => shipment.tracking_url ?? labelLinks.urlOf("tracking", shipment.id);

/** As the function answers it. */
export const answerShipment = (shipment: Shipment, labelLinks: LabelLinks): CreatedShipment => ({
  shipment_id: shipment.number,
  tracking_number: shipment.tracking_number,
  order_reference: shipment.order_reference,
  label_url: labelLinks.urlOf("label", shipment.id),
  tracking_url: trackingUrlOf(shipment, labelLinks),
});

/** As the holder of its secret link sees it. Throws `not-found` once its address is forgotten. */
export function viewShipment(shipment: Shipment, labelLinks: LabelLinks): ShipmentView {
  const { recipient } = shipment;
  if (!recipient) throw new Failure("not-found");
  const { name, email, phone, line1, line2, city, region, postcode, country } = recipient;
  const details: ShippingDetails = { name, email, phone, address1: line1, address2: line2, city, postal_code: postcode, state: region, country };
  return {
    shipment: answerShipment(shipment, labelLinks),
    details,
    specimen: shipment.provider === "local",
  };
}
