import type { CreatedShipment, ShippingDetails } from "#contracts/create-shipment.ts";
import type { ShipmentView } from "#contracts/shipment.ts";

// The browser's memory of a page in its history: it survives a reload, and goes nowhere. It may hold anything: another page's, or an older version's.

/** What the form hands to the success page. */
export type NewShipment = { shipment: CreatedShipment; details: ShippingDetails } & Partial<Pick<ShipmentView, "specimen">>;

export function readNewShipment(state: unknown): NewShipment | null {
  const given = state as Partial<NewShipment> | null;
  return given?.shipment?.shipment_id && given.details?.name ? (given as NewShipment) : null;
}

/** What a label was made from, and the idempotency key of the press that made it. */
export type LastRequest = { details: ShippingDetails; intent: string };

/** For whoever comes back to the form, where the router reads its state. */
export const rememberRequest = (typed: LastRequest) => history.replaceState({ ...history.state, usr: { typed } }, "");

export function readLastRequest(state: unknown): LastRequest | null {
  const given = (state as { typed?: Partial<LastRequest> } | null)?.typed;
  return given?.details?.name && given.intent ? (given as LastRequest) : null;
}
