import { Failure } from "#contracts/failure.ts";
import type { Database } from "#server/platform/database/open.ts";
import type { Shipment } from "#server/shipments/shipment.ts";

export async function readShipment(db: Database, id: string): Promise<Shipment> {
  const shipment = await db.selectFrom("shipments").selectAll().where("id", "=", id).executeTakeFirst();
  if (!shipment) throw new Failure("not-found");
  return shipment;
}

/** The newest one of an order, whatever became of it. */
export const readNewestShipment = (db: Database, orderId: string): Promise<Shipment | undefined> =>
  db.selectFrom("shipments").selectAll().where("order_id", "=", orderId).orderBy("made_at", "desc").orderBy("id").limit(1).executeTakeFirst();
