import { randomUUID } from "node:crypto";
import { isDeepStrictEqual } from "node:util";
import type { Selectable } from "kysely";
import * as v from "valibot";
import { shippingDetails } from "#contracts/create-shipment.ts";
import { Failure } from "#contracts/failure.ts";
import { type DeliveryAddress, undeliverable } from "#contracts/fields.ts";
import type { ShipmentState } from "#contracts/shipment.ts";
import type { ModuleNeeds } from "#server/modules/module.ts";
import { expectNotCancelling, lockKnownOrder, type Order } from "#server/modules/orders/state.ts";
import type { Database, Tx } from "#server/platform/database/open.ts";
import type { Tables } from "#server/platform/database/tables.ts";
import { randomCode } from "#server/platform/tokens/ids.ts";
import type { PostalAddress, Purchase } from "#server/providers/shipping/port.ts";

export type Shipment = Selectable<Tables["shipments"]>;

export type ShipmentNeeds = Pick<ModuleNeeds, "db" | "quotas" | "sendJob" | "now" | "shipping" | "labelLinks">;

export const addressOfOrder = (delivery: DeliveryAddress, email: string | null, phone = ""): PostalAddress => ({
  name: delivery.name,
  line1: delivery.line1,
  line2: delivery.line2 ?? "",
  city: delivery.city,
  region: delivery.county ?? "",
  postcode: delivery.postcode,
  country: delivery.country,
  email: email ?? "",
  phone,
});

/** Whether an order's address has changed since its label was bought. */
export const isOutdated = ({ state, recipient }: Shipment, { delivery, email }: Pick<Order, "delivery" | "email">): boolean =>
  state === "purchased" &&
  delivery !== null &&
  !isDeepStrictEqual({ ...addressOfOrder(delivery, email, recipient?.phone), email: "" }, { ...recipient, email: "" });

/** Order pages accept any letters; carriers only read Latin ones. */
function expectReadable({ name, line1, line2, city, region }: PostalAddress): void {
  const readable = v.omit(shippingDetails, ["email", "phone", "postal_code", "country"]);
  if (!v.is(readable, { name, address1: line1, address2: line2, city, state: region }))
    throw new Failure("conflict", { message: "The carrier can only print the English alphabet. Please correct the order's delivery address first." });
}

export async function readShipment(db: Database, id: string): Promise<Shipment> {
  const shipment = await db.selectFrom("shipments").selectAll().where("id", "=", id).executeTakeFirst();
  if (!shipment) throw new Failure("not-found");
  return shipment;
}

export const readNewestShipment = (db: Database, orderId: string): Promise<Shipment | undefined> =>
  db.selectFrom("shipments").selectAll().where("order_id", "=", orderId).orderBy("made_at", "desc").orderBy("id").limit(1).executeTakeFirst();

/** The shipment of a locked order that's neither failed nor voided. */
export const lockCurrentShipment = (tx: Tx, orderId: string): Promise<Shipment | undefined> =>
  tx.selectFrom("shipments").selectAll().where("order_id", "=", orderId).where("state", "not in", ["failed", "voided"]).forUpdate().executeTakeFirst();

/** Only once it's certain that nothing was bought: another label may be requested then. */
export const failShipment = (db: Database, id: string, from: readonly ShipmentState[], problem: string) =>
  db.updateTable("shipments").set({ state: "failed", problem }).where("id", "=", id).where("state", "in", from).executeTakeFirst();

type NewLabel = { id: string; orderId: string | null; orderReference: string; to: PostalAddress; provider: string; at: Date };
/** Records that a label is wanted, before a carrier is asked. The same id is the same row, however often it's sent; a failed one starts again. */
export async function requestLabel(db: Database, { id, orderId, orderReference, to, provider, at }: NewLabel): Promise<Shipment> {
  const number = `SHP-${randomCode(4)}-${randomCode(4)}`;
  await db
    .insertInto("shipments")
    .values({ id, number, order_id: orderId, order_reference: orderReference, provider, state: "quoted", recipient: JSON.stringify(to), made_at: at })
    .onConflict((same) => same.column("id").doUpdateSet({ state: "quoted", problem: null }).where("shipments.state", "=", "failed"))
    .execute();
  return readShipment(db, id);
}

const refused: Record<string, string> = {
  "awaiting-payment": "This order isn't paid yet, so it can't be sent.",
  expired: "This order was never paid, so it can't be sent.",
  cancelled: "This order is cancelled, so it can't be sent.",
  refunded: "This order is refunded, so it can't be sent.",
};

/** Why an order gets no label now; null if it may. A dispatched order may: it can be marked too early. */
export function whyNoLabel({ status, delivery }: Pick<Order, "status" | "delivery">): string | null {
  if (status !== "paid" && status !== "dispatched") return refused[status] ?? "This order has been delivered already.";
  // A vendor's payment page can't refuse a part of a country.
  const place = delivery && undeliverable(delivery.postcode);
  if (place) return `We don't deliver to ${place}. Ask the buyer for another address, or cancel the order and refund it.`;
  return delivery === null ? "This order has no delivery address yet. It can be added on the order's page." : null;
}

/** A number that's given at a second press, while nothing is bought. */
const setPhone = (tx: Tx, { id, recipient }: Shipment, phone: string): Promise<Shipment> =>
  tx
    .updateTable("shipments")
    .set({ recipient: JSON.stringify({ ...recipient, phone }) })
    .where("id", "=", id)
    .returningAll()
    .executeTakeFirstOrThrow();

/** Requests an order's one label under the order's lock, or finds it. */
export const requestOrderLabel = ({ db, shipping, now }: ShipmentNeeds, reference: string, phone?: string): Promise<Shipment> =>
  db.transaction().execute(async (tx) => {
    const order = await lockKnownOrder(tx, "reference", reference);
    await expectNotCancelling(tx, order.id);
    const known = await lockCurrentShipment(tx, order.id);
    const why = whyNoLabel(order);
    // A bought label may always be printed again; a requested one isn't bought any more if the order changed.
    if (known && (known.state !== "quoted" || why === null)) return phone && known.state === "quoted" ? setPhone(tx, known, phone) : known;
    if (why !== null || order.delivery === null) throw new Failure("conflict", { message: why ?? "" });
    const to = addressOfOrder(order.delivery, order.email, phone);
    expectReadable(to);
    return requestLabel(tx, { id: randomUUID(), orderId: order.id, orderReference: order.reference, to, provider: shipping.name, at: now() });
  });

/** Records a purchase once, and makes its links work. */
export const recordPurchase = ({ db, labelLinks, now }: ShipmentNeeds, id: string, { vendorId, service, cost, ...bought }: Purchase): Promise<Shipment> =>
  db.transaction().execute(async (tx) => {
    const { numUpdatedRows } = await tx
      .updateTable("shipments")
      .set({ state: "purchased", vendor_id: vendorId, service, cost_minor: cost.minor, cost_currency: cost.currency, problem: null })
      .set({ tracking_number: bought.trackingNumber, tracking_url: bought.trackingUrl, purchased_at: now() })
      .where("id", "=", id)
      .where("state", "in", ["purchasing", "uncertain"])
      .executeTakeFirst();
    const shipment = await readShipment(tx, id);
    if (numUpdatedRows === 1n) await labelLinks.open(tx, shipment, now());
    return shipment;
  });
