import type { Kysely } from "kysely";
import type { Tables } from "#server/db/types.ts";
import type { Shipping } from "#server/ports/shipping.ts";
import { type ParcelNeeds, takeParcel } from "#server/shipments/take-parcel.ts";

type Needs = ParcelNeeds & { db: Kysely<Tables>; shipping: Pick<Shipping, "name" | "parcels" | "readEvent"> };
export type TakeCarrierEvent = (rawBody: string, header: (name: string) => string | undefined) => Promise<void>;

/**
 * A carrier's signed event, taken in once: its id is written in the transaction of its effect, and a repeat changes nothing.
 * Throws `forbidden` for a bad signature, and what taking it in throws.
 */
export function takeCarrierEvent({ db, shipping, ...needs }: Needs): TakeCarrierEvent {
  const take = takeParcel({ shipping, ...needs });

  return async (rawBody, header) => {
    const event = await shipping.readEvent(rawBody, header);
    const key = { provider: shipping.name, event_id: event.id };
    await db.transaction().execute(async (tx) => {
      const isNew = await tx
        .insertInto("carrier_events")
        .values({ ...key, type: event.type, shipment_id: null, outcome: "being taken in", at: needs.now() })
        .onConflict((seen) => seen.columns(["provider", "event_id"]).doNothing())
        .returning("event_id")
        .executeTakeFirst();
      if (!isNew) return;
      const { outcome, shipmentId } = event.kind === "parcel" ? await take(tx, event.parcel, "webhook") : { outcome: "ignored", shipmentId: null };
      await tx
        .updateTable("carrier_events")
        .set({ outcome, shipment_id: shipmentId })
        .where("provider", "=", key.provider)
        .where("event_id", "=", key.event_id)
        .execute();
    });
  };
}
