import type { CreatedShipment, ShippingDetails } from "#contracts/create-shipment.ts";
import type { ShipmentView } from "#contracts/shipment.ts";

/** What the form hands to the success page, in the history's own memory: it survives a reload, and goes nowhere. */
export type HandedOver = { shipment: CreatedShipment; details: ShippingDetails } & Partial<Pick<ShipmentView, "specimen">>;

/** A browser's memory may hold anything: another page's, or an older version's. */
export function readHandedOver(state: unknown): HandedOver | null {
  const given = state as Partial<HandedOver> | null;
  return given?.shipment?.shipment_id && given.details?.name ? (given as HandedOver) : null;
}
