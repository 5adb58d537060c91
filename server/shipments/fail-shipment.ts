import type { ShipmentState } from "#contracts/shipment.ts";
import type { Database } from "#server/platform/database/open.ts";

/** Nothing was bought, and that is certain: another label may be asked for, under the same wish too. */
export const failShipment = (db: Database, id: string, from: readonly ShipmentState[], problem: string) =>
  db.updateTable("shipments").set({ state: "failed", problem, intent: null }).where("id", "=", id).where("state", "in", from).executeTakeFirst();
