import type { Kysely } from "kysely";
import { applyOnce } from "#server/platform/database/inbox.ts";
import type { Tables } from "#server/platform/database/tables.ts";
import type { Shipping } from "#server/providers/shipping/port.ts";
import { type ParcelNeeds, takeParcel } from "#server/shipments/take-parcel.ts";

type Needs = ParcelNeeds & { db: Kysely<Tables>; shipping: Pick<Shipping, "name" | "parcels" | "readEvent"> };
export type TakeCarrierEvent = (rawBody: string, header: (name: string) => string | undefined) => Promise<void>;

/** A carrier's signed event, taken in once. Throws `forbidden` for a bad signature, and what taking it in throws. */
export function takeCarrierEvent({ db, shipping, ...needs }: Needs): TakeCarrierEvent {
  const take = takeParcel({ shipping, ...needs });

  return async (rawBody, header) => {
    const event = await shipping.readEvent(rawBody, header);
    await applyOnce(db, { table: "carrier_events", about: "shipment_id" }, { ...event, provider: shipping.name, at: needs.now() }, async (tx) => {
      if (event.kind !== "parcel") return { outcome: "ignored", about: null };
      const { outcome, shipmentId } = await take(tx, event.parcel, "webhook");
      return { outcome, about: shipmentId };
    });
  };
}
