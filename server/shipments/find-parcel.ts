import { lockOrder, type Order } from "#server/orders/lock-order.ts";
import type { Tx } from "#server/platform/database/open.ts";
import type { ParcelFacts } from "#server/providers/shipping/port.ts";
import type { Shipment } from "#server/shipments/shipment.ts";

/**
 * The shipment that a carrier speaks of, locked, its order first; undefined where it is none of ours. Carriers use tracking numbers again, so the
 * number alone names nothing: it must fit the shipment that was bought.
 */
export async function findParcel(
  tx: Tx,
  provider: string,
  { vendorId, trackingNumber }: Pick<ParcelFacts, "vendorId" | "trackingNumber">,
): Promise<{ shipment: Shipment; order: Order | undefined } | undefined> {
  if (vendorId === null) return undefined;
  const named = tx.selectFrom("shipments").where("provider", "=", provider).where("vendor_id", "=", vendorId);
  const known = await named.select("order_id").executeTakeFirst();
  if (!known) return undefined;
  const order = known.order_id === null ? undefined : await lockOrder(tx, "id", known.order_id);
  const shipment = await named.selectAll().forUpdate().executeTakeFirst();
  // Not bought yet in our books: its number is still to come.
  if (!shipment || (shipment.tracking_number !== null && shipment.tracking_number !== trackingNumber)) return undefined;
  return { shipment, order };
}
