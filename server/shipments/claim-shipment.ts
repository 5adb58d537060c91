import { randomUUID } from "node:crypto";
import type { Database } from "#server/platform/database/open.ts";
import { randomCode } from "#server/platform/tokens/ids.ts";
import type { PostalAddress } from "#server/providers/shipping/port.ts";
import { readShipment } from "#server/shipments/read-shipment.ts";
import type { Shipment } from "#server/shipments/shipment.ts";

/** Whose label it is: of an order, which can have one; or of one wish. */
export type Claim = { orderReference: string; to: PostalAddress; provider: string; at: Date } & (
  | { orderId: string; intent: null }
  | { orderId: null; intent: Buffer }
);

/** Writes down that a label is wanted, before any carrier is asked; of the same claim, however often and at once, there is one row. */
export async function claimShipment(db: Database, { orderId, orderReference, intent, to, provider, at }: Claim): Promise<Shipment> {
  const made = await db
    .insertInto("shipments")
    .values({
      id: randomUUID(),
      number: `SHP-${randomCode(4)}-${randomCode(4)}`,
      order_id: orderId,
      order_reference: orderReference,
      intent,
      provider,
      state: "quoted",
      recipient: JSON.stringify(to),
      made_at: at,
    })
    .onConflict((known) => known.doNothing())
    .returning("id")
    .executeTakeFirst();
  if (made) return readShipment(db, made.id);
  const known = await db
    .selectFrom("shipments")
    .selectAll()
    .where((is) => (orderId === null ? is("intent", "=", intent) : is.and([is("order_id", "=", orderId), is("state", "not in", ["failed", "voided"])])))
    .executeTakeFirst();
  // It ended between the two: the next one may begin.
  return known ?? claimShipment(db, { orderReference, to, provider, at, ...(orderId === null ? { orderId, intent } : { orderId, intent: null }) });
}
