import { type Kysely, sql } from "kysely";
import { Failure } from "#contracts/failure.ts";
import { type ParcelStatus, parcelStatuses } from "#contracts/shipment.ts";
import { markDelivered, markDispatched } from "#server/modules/orders/dispatch.ts";
import { lockOrder, type Order } from "#server/modules/orders/state.ts";
import type { Shipment } from "#server/modules/shipping/labels.ts";
import { raiseAlert } from "#server/platform/alerts.ts";
import { applyOnce } from "#server/platform/database/inbox.ts";
import type { Tx } from "#server/platform/database/open.ts";
import type { Tables } from "#server/platform/database/tables.ts";
import { addDays } from "#server/platform/dates.ts";
import type { DailyQuotas } from "#server/platform/limits/daily-quotas.ts";
import type { PlatformNeeds } from "#server/platform/needs.ts";
import { ProviderUnavailable } from "#server/providers/errors.ts";
import type { ParcelFacts, Shipping } from "#server/providers/shipping/port.ts";

/**
 * The shipment that a carrier speaks of, locked, its order first; undefined where it is none of ours. Carriers use tracking numbers again, so the
 * number alone names nothing: it must fit the shipment that was bought.
 */
export async function findParcel(
  tx: Tx,
  provider: string,
  { vendorId, trackingNumber }: Pick<ParcelFacts, "vendorId" | "trackingNumber">,
): Promise<{ shipment: Shipment; order: Order | undefined } | undefined> {
  if (vendorId === null) return undefined;
  const named = tx.selectFrom("shipments").where("provider", "=", provider).where("vendor_id", "=", vendorId);
  const known = await named.select("order_id").executeTakeFirst();
  if (!known) return undefined;
  const order = known.order_id === null ? undefined : await lockOrder(tx, "id", known.order_id);
  const shipment = await named.selectAll().forUpdate().executeTakeFirst();
  // Not bought yet in our books: its number is still to come.
  if (!shipment || (shipment.tracking_number !== null && shipment.tracking_number !== trackingNumber)) return undefined;
  return { shipment, order };
}

export type ParcelNeeds = Pick<PlatformNeeds, "sendJob" | "now" | "log"> & { shipping: Pick<Shipping, "name" | "parcels"> };
export type ParcelTaken = {
  /** behind: it has come further already · no-news: nothing that moves it */
  outcome: ParcelStatus | "behind" | "no-news" | `unknown-parcel: ${string}` | "without-order";
  shipmentId: string | null;
};

/** Any number will do that nothing else of ours locks. */
const strangerLock = 7_015_004;

const rank = (status: ParcelStatus | null) => (status === null ? -1 : parcelStatuses.indexOf(status));
const moves = ({ status, trouble }: ParcelFacts) => rank(status) > rank("waiting") || trouble !== null;

/**
 * Takes in what a carrier says of a parcel, in a transaction of the caller's: the parcel moves on or stays where it is, and its order with it.
 * Throws `conflict` for a parcel on its way whose purchase is not in our books yet, so that it comes again.
 */
export function applyTracking({ shipping, sendJob, now, log }: ParcelNeeds) {
  const alert = (tx: Tx, order: Order | undefined, kind: string, detail: string) =>
    raiseAlert(tx, sendJob, { orderId: order?.id ?? null, kind, detail, at: now() });

  /** Another shop on the same account would bring one for each of its parcels: the owner hears of the first in a day, and every event is kept. */
  async function raiseUnknownParcel(tx: Tx, detail: string) {
    await sql`select pg_advisory_xact_lock(${strangerLock})`.execute(tx);
    const since = addDays(now(), -1);
    const told = await tx.selectFrom("operator_alerts").select("id").where("kind", "=", "unknown-parcel").where("at", ">", since).executeTakeFirst();
    if (!told) await alert(tx, undefined, "unknown-parcel", detail);
  }

  /** The order follows its parcel, and ends where it ended: what is cancelled or refunded stays so. */
  async function follow(tx: Tx, order: Order, arrived: boolean) {
    const said = { by: "provider", at: now() } as const;
    const under = order.status === "paid" ? await markDispatched(tx, sendJob, order, { ...said, silently: arrived }) : order;
    if (arrived && under.status === "dispatched") await markDelivered(tx, sendJob, under, said);
  }

  async function move(tx: Tx, { shipment, order }: { shipment: Shipment; order: Order | undefined }, facts: ParcelFacts): Promise<ParcelTaken["outcome"]> {
    const { status, trouble } = facts;
    if (shipment.state === "voided" || shipment.state === "failed") {
      if (rank(status) <= rank("waiting")) return "no-news";
      await alert(tx, order, "parcel-without-order", `a parcel travels with label ${shipment.number}, which was taken back`);
      return "without-order";
    }
    if (shipment.state !== "purchased") {
      if (!moves(facts)) return "no-news";
      throw new Failure("conflict", { message: "This parcel's label is not known here yet. Please send it again." });
    }
    if (trouble !== null) await alert(tx, order, "parcel-trouble", `the carrier says of the parcel with label ${shipment.number}: ${trouble}`);
    const further = rank(status) > rank(shipment.parcel);
    await tx
      .updateTable("shipments")
      .set({ parcel_heard_at: now(), ...(further && { parcel: status }) })
      .where("id", "=", shipment.id)
      .execute();
    if (status === null) return "no-news";
    if (!further) return "behind";
    if (!order || status === "waiting" || status === "returning") return status;
    if (order.status !== "paid" && order.status !== "dispatched" && order.status !== "delivered") {
      await alert(tx, order, "parcel-without-order", `the parcel with label ${shipment.number} is under way, and its order is ${order.status}`);
      return "without-order";
    }
    await follow(tx, order, status === "delivered");
    return status;
  }

  return async (tx: Tx, facts: ParcelFacts, source: "webhook" | "reconciler"): Promise<ParcelTaken> => {
    const ours = facts.live === (shipping.parcels === "live");
    const found = ours ? await findParcel(tx, shipping.name, facts) : undefined;
    if (!found) {
      const why = ours ? "fits no label of ours" : `is of a ${facts.live ? "real" : "test"} parcel, and our key is for the other kind`;
      await raiseUnknownParcel(tx, `tracker ${facts.trackerId} ${why}`);
      return { outcome: `unknown-parcel: ${facts.trackerId}`, shipmentId: null };
    }
    const outcome = await move(tx, found, facts);
    log.info({ ...(found.order && { orderId: found.order.id }), event: `${source}: ${outcome}` }, "parcel taken in");
    return { outcome, shipmentId: found.shipment.id };
  };
}

type Needs = ParcelNeeds & { db: Kysely<Tables>; shipping: Pick<Shipping, "name" | "parcels" | "readEvent"> };
export type TakeCarrierEvent = (rawBody: string, header: (name: string) => string | undefined) => Promise<void>;

/** A carrier's signed event, taken in once. Throws `forbidden` for a bad signature, and what taking it in throws. */
export function receiveCarrierEvent({ db, shipping, ...needs }: Needs): TakeCarrierEvent {
  const take = applyTracking({ shipping, ...needs });

  return async (rawBody, header) => {
    const event = await shipping.readEvent(rawBody, header);
    await applyOnce(db, { table: "carrier_events", about: "shipment_id" }, { ...event, provider: shipping.name, at: needs.now() }, async (tx) => {
      if (event.kind !== "parcel") return { outcome: "ignored", about: null };
      const { outcome, shipmentId } = await take(tx, event.parcel, "webhook");
      return { outcome, about: shipmentId };
    });
  };
}

export type ReconcileParcelsNeeds = ParcelNeeds & {
  db: Kysely<Tables>;
  shipping: Pick<Shipping, "name" | "parcels" | "followParcel">;
  quotas: Pick<DailyQuotas, "take" | "giveBack">;
};

/** Hours without a word after which the carrier is asked. */
export const silentHours = 4;
/** Days after which a parcel that never arrived is a matter for a person. */
const mostDays = 60;
const batch = 50;
/** Ends before the queue takes the job for lost; what is left waits for the next turn. */
const mostSeconds = 60;

const ago = (at: Date, hours: number) => new Date(at.getTime() - hours * 3_600_000);

/** Asks the carrier about parcels under way of which it has not reported: finds what a lost event missed. Safe to repeat. */
export function reconcileParcels({ db, shipping, quotas, sendJob, now, log }: ReconcileParcelsNeeds) {
  const take = applyTracking({ shipping, sendJob, now, log });

  const findSilent = () =>
    db
      .selectFrom("shipments")
      .innerJoin("orders", "orders.id", "shipments.order_id")
      .select(["shipments.id", "shipments.vendor_id", "orders.id as orderId"])
      .where("shipments.state", "=", "purchased")
      .where("shipments.provider", "=", shipping.name)
      .where("shipments.parcel", "is distinct from", "delivered")
      .where("shipments.parcel", "is distinct from", "returning")
      .where("orders.status", "in", ["paid", "dispatched"])
      .where("shipments.purchased_at", ">", ago(now(), mostDays * 24))
      .where(sql<Date>`coalesce(parcel_heard_at, purchased_at)`, "<=", ago(now(), silentHours))
      .orderBy(sql`coalesce(parcel_heard_at, purchased_at)`)
      .limit(batch)
      .execute();

  async function ask(vendorId: string) {
    const facts = await shipping.followParcel(vendorId);
    if (facts) await db.transaction().execute((tx) => take(tx, facts, "reconciler"));
  }

  /** True where it makes no sense to go on now. */
  async function attempt({ orderId, vendorId }: { orderId: string; vendorId: string }): Promise<boolean> {
    try {
      await ask(vendorId);
      return false;
    } catch (error) {
      if (error instanceof ProviderUnavailable) {
        await quotas.giveBack("parcel-looks");
        log.warn({ orderId, vendor: shipping.name }, "following a parcel must wait");
        return true;
      }
      const name = error instanceof Error ? error.name : "Error";
      log.error({ orderId, error: name, ...(error instanceof Error && error.stack && { stack: error.stack }) }, "following a parcel failed");
      await db
        .transaction()
        .execute((tx) => raiseAlert(tx, sendJob, { orderId, kind: "not-reconciled", detail: `following its parcel failed: ${name}`, at: now() }));
      return false;
    }
  }

  return async (): Promise<void> => {
    if (shipping.parcels === "none") return;
    const stopAt = now().getTime() + mostSeconds * 1_000;
    for (const { id, orderId, vendor_id: vendorId } of await findSilent()) {
      if (now().getTime() >= stopAt || vendorId === null) return;
      if (!(await quotas.take("parcel-looks"))) return;
      // Before it is asked: a parcel whose answer breaks us must not stand in front of the others for ever.
      await db.updateTable("shipments").set({ parcel_heard_at: now() }).where("id", "=", id).execute();
      if (await attempt({ orderId, vendorId })) return;
    }
  };
}
