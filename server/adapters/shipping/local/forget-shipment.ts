import { carrierBooks } from "#server/adapters/shipping/local/tables.ts";
import type { Database } from "#server/db/open.ts";
import type { Forgotten } from "#server/ports/forgotten.ts";

export async function forgetShipment(db: Database, vendorId: string): Promise<Forgotten> {
  await carrierBooks(db).deleteFrom("local_carrier.shipments").where("id", "=", vendorId).execute();
  return "forgotten";
}
