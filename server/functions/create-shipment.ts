import { createHash, randomUUID } from "node:crypto";
import type { Backend } from "#contracts/backend.ts";
import { limits } from "#contracts/create-shipment.ts";
import { Failure } from "#contracts/failure.ts";
import type { Throttle } from "#server/platform/limits/throttle.ts";
import type { PostalAddress } from "#server/providers/shipping/port.ts";
import { claimShipment } from "#server/shipments/claim-shipment.ts";
import { makeLabel } from "#server/shipments/make-label.ts";
import type { ShipmentNeeds } from "#server/shipments/shipment.ts";
import { answerShipment } from "#server/shipments/view-shipment.ts";

type Needs = ShipmentNeeds & { throttle: Throttle };

/** Of one wish and one address: who goes back, corrects a line and sends again means another label. */
const digest = (key: string, to: PostalAddress) =>
  createHash("sha256")
    .update(JSON.stringify([key, to]))
    .digest();

export function createShipment(needs: Needs): Backend["createShipment"] {
  const { db, shipping, labelLinks, throttle, now } = needs;
  const make = makeLabel(needs);

  return async ({ shipping_details: given, order_reference }, caller) => {
    await throttle([`create-shipment:${caller.address}`, limits.address]);
    if (shipping.live) throw new Failure("forbidden", { message: "An order's label is made by us, when its tube is packed." });
    const { name, email, phone, address1, address2, city, state, postal_code, country } = given;
    const to = { name, line1: address1, line2: address2, city, region: state, postcode: postal_code, country, email, phone };
    const intent = digest(caller.idempotencyKey ?? randomUUID(), to);
    const claimed = await claimShipment(db, { orderId: null, orderReference: order_reference, intent, to, provider: shipping.name, at: now() });
    return answerShipment(await make(claimed), labelLinks);
  };
}
