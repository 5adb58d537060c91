import { randomBytes, randomInt } from "node:crypto";
import type { ColumnType, JSONColumnType } from "kysely";
import { brand } from "#content/brand.ts";
import { company } from "#content/company.ts";
import { Failure } from "#contracts/failure.ts";
import type { Database } from "#server/platform/database/open.ts";
import type { Forgotten } from "#server/providers/errors.ts";
import { drawLabel, type LabelFacts } from "#server/providers/shipping/local/label/draw-label.ts";
import type { NewShipment, Purchase, Shipping } from "#server/providers/shipping/port.ts";

type Needs = { db: Database; now: () => Date };

const free = { minor: 0, currency: "GBP" } as const;
const serviceTo = ({ country }: NewShipment["to"]) => (country === "GB" ? "Specimen Tracked UK" : "Specimen Tracked Abroad");
const sender: LabelFacts["sender"] = [`${company.name}${company.sample ? " (sample)" : ""}`, company.office];

/** A carrier on this machine: real books and real labels, and no parcel. */
export function createLocalShipping({ db, now }: Needs): Shipping {
  const books = carrierBooks(db);

  const read = (id: string) => books.selectFrom("local_carrier.shipments").selectAll().where("id", "=", id).executeTakeFirst();

  async function lookUp(id: string): Promise<Purchase | null> {
    const known = await read(id);
    if (!known?.tracking_number) return null;
    return { vendorId: id, trackingNumber: known.tracking_number, service: serviceTo(known.facts.to), cost: free, trackingUrl: null };
  }

  return {
    name: "local",
    live: false,
    parcels: "none",

    async quote({ id: key, ...facts }) {
      await books
        .insertInto("local_carrier.shipments")
        .values({ id: `lc_${randomBytes(16).toString("base64url")}`, key, facts: JSON.stringify(facts), made_at: now() })
        .onConflict((same) => same.column("key").doNothing())
        .execute();
      const { id } = await books.selectFrom("local_carrier.shipments").select("id").where("key", "=", key).executeTakeFirstOrThrow();
      return { vendorId: id, rateId: "specimen", service: serviceTo(facts.to), cost: free };
    },

    async buy({ vendorId }) {
      await books
        .updateTable("local_carrier.shipments")
        .set({ tracking_number: newTrackingNumber(), bought_at: now() })
        .where("id", "=", vendorId)
        .where("bought_at", "is", null)
        .execute();
      const bought = await lookUp(vendorId);
      if (!bought) throw new Error(`the local carrier knows no shipment ${vendorId}`);
      return bought;
    },

    lookUp,

    async voidLabel(vendorId) {
      await books
        .updateTable("local_carrier.shipments")
        .set({ voided_at: now() })
        .where("id", "=", vendorId)
        .where("bought_at", "is not", null)
        .where("voided_at", "is", null)
        .execute();
      return (await read(vendorId))?.voided_at != null;
    },

    async readLabel(vendorId) {
      const known = await read(vendorId);
      if (!known?.tracking_number) throw new Error(`the local carrier has no label for ${vendorId}`);
      const { to, parcel, orderReference } = known.facts;
      return drawLabel({
        service: serviceTo(to),
        trackingNumber: known.tracking_number,
        orderReference,
        weightGrams: parcel.weightGrams,
        to,
        sender,
        brand: brand.name,
        madeAt: known.made_at,
      });
    },

    copy: async (vendorId) => (await read(vendorId))?.facts ?? null,
    forget: (vendorId) => forgetShipment(db, vendorId),

    // No parcel travels, and nobody reports of one.
    followParcel: async () => null,
    async readEvent() {
      throw new Failure("not-found");
    },
  };
}

/** SPEC and twelve figures: no carrier's numbers begin like that. */
export const newTrackingNumber = () => `SPEC${Array.from({ length: 12 }, () => randomInt(10)).join("")}`;

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

export async function forgetShipment(db: Database, vendorId: string): Promise<Forgotten> {
  await carrierBooks(db).deleteFrom("local_carrier.shipments").where("id", "=", vendorId).execute();
  return "forgotten";
}
