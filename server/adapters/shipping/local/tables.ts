import type { ColumnType, JSONColumnType } from "kysely";
import type { Database } from "#server/db/open.ts";
import type { NewShipment } from "#server/ports/shipping.ts";

type Time = ColumnType<Date, Date, Date>;
type NullableTime = ColumnType<Date | null, Date | null | undefined, Date | null>;

/** The carrier's books, in a schema of their own: no rule of the shop reads them. */
export type CarrierTables = {
  "local_carrier.shipments": {
    id: string;
    /** The shop's own id for it. */
    key: string;
    facts: JSONColumnType<Omit<NewShipment, "id">>;
    tracking_number: string | null;
    made_at: Time;
    bought_at: NullableTime;
    voided_at: NullableTime;
  };
};

/** The same connection, seen with the carrier's tables. */
export const carrierBooks = (db: Database) => db.withTables<CarrierTables>();
