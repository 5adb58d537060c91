import { randomBytes, randomInt } from "node:crypto";
import type { JSONColumnType } from "kysely";
import { brand } from "#content/brand.ts";
import { company } from "#content/company.ts";
import { Failure } from "#contracts/failure.ts";
import type { Database } from "#server/platform/database/open.ts";
import type { NullableTime, Time } from "#server/platform/database/tables.ts";
import { drawLabel } from "#server/providers/shipping/local/label/draw-label.ts";
import type { NewShipment, Purchase, Shipping } from "#server/providers/shipping/port.ts";

/** In a schema of its own: only this carrier reads it. */
type CarrierTables = {
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

const table = "local_carrier.shipments";
const free = { minor: 0, currency: "GBP" } as const;
const serviceTo = ({ country }: NewShipment["to"]) => (country === "GB" ? "Specimen Tracked UK" : "Specimen Tracked Abroad");
const sender = [`${company.name}${company.sample ? " (sample)" : ""}`, company.office];
/** No real carrier's numbers begin like that. */
const newTrackingNumber = () => `SPEC${Array.from({ length: 12 }, () => randomInt(10)).join("")}`;

/** A carrier on this machine: real records and labels, no parcels. */
export function createLocalShipping({ db, now }: { db: Database; now: () => Date }): Shipping {
  const carrier = db.withTables<CarrierTables>();
  const read = (id: string) => carrier.selectFrom(table).selectAll().where("id", "=", id).executeTakeFirst();
  const update = (id: string) => carrier.updateTable(table).where("id", "=", id);

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
      const { id } = await carrier
        .insertInto(table)
        .values({ id: `lc_${randomBytes(16).toString("base64url")}`, key, facts: JSON.stringify(facts), made_at: now() })
        .onConflict((same) => same.column("key").doUpdateSet({ key }))
        .returning("id")
        .executeTakeFirstOrThrow();
      return { vendorId: id, rateId: "specimen", service: serviceTo(facts.to), cost: free };
    },

    async buy({ vendorId }) {
      await update(vendorId).set({ tracking_number: newTrackingNumber(), bought_at: now() }).where("bought_at", "is", null).execute();
      const bought = await lookUp(vendorId);
      if (!bought) throw new Error(`the local carrier knows no shipment ${vendorId}`);
      return bought;
    },

    lookUp,

    async voidLabel(vendorId) {
      await update(vendorId).set({ voided_at: now() }).where("bought_at", "is not", null).where("voided_at", "is", null).execute();
      return (await read(vendorId))?.voided_at != null;
    },

    async readLabel(vendorId) {
      const known = await read(vendorId);
      if (!known?.tracking_number) throw new Error(`the local carrier has no label for ${vendorId}`);
      const { to, parcel, orderReference } = known.facts;
      const { tracking_number: trackingNumber, made_at: madeAt } = known;
      return drawLabel({ service: serviceTo(to), trackingNumber, orderReference, weightGrams: parcel.weightGrams, to, sender, brand: brand.name, madeAt });
    },

    copy: async (vendorId) => (await read(vendorId))?.facts ?? null,
    async forget(vendorId) {
      await carrier.deleteFrom(table).where("id", "=", vendorId).execute();
      return "forgotten";
    },

    followParcel: async () => null,
    async readEvent() {
      throw new Failure("not-found");
    },
  };
}
