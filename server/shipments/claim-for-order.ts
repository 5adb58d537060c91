import { Failure } from "#contracts/failure.ts";
import { lockKnownOrder } from "#server/orders/lock-known-order.ts";
import type { Order } from "#server/orders/lock-order.ts";
import { addressOfOrder, expectReadable } from "#server/shipments/address-of-order.ts";
import { claimShipment } from "#server/shipments/claim-shipment.ts";
import type { Shipment, ShipmentNeeds } from "#server/shipments/shipment.ts";

const refused: Record<string, string> = {
  "awaiting-payment": "This order is not paid yet, so it cannot be sent.",
  expired: "This order was never paid, so it cannot be sent.",
  cancelled: "This order is cancelled, so it is not sent.",
  refunded: "This order is refunded, so it is not sent.",
};

type Needs = Pick<ShipmentNeeds, "db" | "shipping" | "now">;

/** Why no label is bought for an order as it stands; null where one may be: also once it is marked as sent, for it may have been marked too early. */
export function whyNoLabel({ status, delivery }: Pick<Order, "status" | "delivery">): string | null {
  if (status !== "paid" && status !== "dispatched") return refused[status] ?? "This order has been delivered already.";
  return delivery === null ? "This order has no delivery address yet. It can be added on the order's page." : null;
}

/** Claims the one label of an order, under the order's lock: one that is there is found again. */
export const claimForOrder = ({ db, shipping, now }: Needs, reference: string, phone?: string): Promise<Shipment> =>
  db.transaction().execute(async (tx) => {
    const order = await lockKnownOrder(tx, "reference", reference);
    const known = await tx
      .selectFrom("shipments")
      .selectAll()
      .where("order_id", "=", order.id)
      .where("state", "not in", ["failed", "voided"])
      .executeTakeFirst();
    // What is bought is bought, and may be printed again; what was only asked for must not go on being bought.
    if (known && (known.state !== "quoted" || whyNoLabel(order) === null)) return known;
    const why = whyNoLabel(order);
    if (why !== null || order.delivery === null) throw new Failure("conflict", { message: why ?? "" });
    const to = expectReadable(addressOfOrder(order.delivery, order.email, phone));
    return claimShipment(tx, { orderId: order.id, orderReference: order.reference, intent: null, to, provider: shipping.name, at: now() });
  });
