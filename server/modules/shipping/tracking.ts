import { sql } from "kysely";
import type { AlertKind } from "#content/site/back-office/alerts.ts";
import { Failure } from "#contracts/failure.ts";
import { type ParcelStatus, parcelStatuses } from "#contracts/shipment.ts";
import type { ModuleNeeds, ReceiveEvent } from "#server/modules/module.ts";
import { markDelivered, markDispatched } from "#server/modules/orders/dispatch.ts";
import { reportUnreconciled } from "#server/modules/orders/reconciliation.ts";
import { lockOrder, type Order } from "#server/modules/orders/state.ts";
import type { Shipment } from "#server/modules/shipping/labels.ts";
import { raiseAlert } from "#server/platform/alerts.ts";
import { applyOnce } from "#server/platform/database/inbox.ts";
import type { Tx } from "#server/platform/database/open.ts";
import { addDays, addMinutes } from "#server/platform/dates.ts";
import type { JobHandler } from "#server/platform/queue/queue.ts";
import { ProviderUnavailable } from "#server/providers/errors.ts";
import type { ParcelFacts } from "#server/providers/shipping/port.ts";

type TrackingNeeds = Pick<ModuleNeeds, "db" | "shipping" | "quotas" | "sendJob" | "now" | "log">;
type Parcel = { shipment: Shipment; order: Order | undefined };
/** behind: the parcel is further already · no-news: nothing changed */
type Outcome = ParcelStatus | "behind" | "no-news" | "without-order";

/** Locks order and shipment of a report; undefined if it isn't ours. Carriers reuse tracking numbers, so the shipment must match as well. */
async function findParcel(tx: Tx, provider: string, { vendorId, trackingNumber }: ParcelFacts): Promise<Parcel | undefined> {
  if (vendorId === null) return undefined;
  const named = tx.selectFrom("shipments").where("provider", "=", provider).where("vendor_id", "=", vendorId);
  const known = await named.select("order_id").executeTakeFirst();
  if (!known) return undefined;
  const order = known.order_id === null ? undefined : await lockOrder(tx, "id", known.order_id);
  const shipment = await named.selectAll().forUpdate().executeTakeFirst();
  // A purchase that isn't recorded yet has no number to compare.
  if (!shipment || (shipment.tracking_number !== null && shipment.tracking_number !== trackingNumber)) return undefined;
  return { shipment, order };
}

const alertOwner = (tx: Tx, { sendJob, now }: TrackingNeeds, orderId: string | undefined, kind: AlertKind, detail: string) =>
  raiseAlert(tx, sendJob, { orderId: orderId ?? null, kind, detail, at: now() });

/** Any number that no other lock of ours uses. */
const unknownParcelLock = 7_015_004;

/** Another shop on the same account would cause one per parcel, so the owner is alerted once a day. */
async function alertOfUnknown(tx: Tx, needs: TrackingNeeds, detail: string) {
  await sql`select pg_advisory_xact_lock(${unknownParcelLock})`.execute(tx);
  const since = addDays(needs.now(), -1);
  const alerted = await tx.selectFrom("operator_alerts").select("id").where("kind", "=", "unknown-parcel").where("at", ">", since).executeTakeFirst();
  if (!alerted) await alertOwner(tx, needs, undefined, "unknown-parcel", detail);
}

const rank = (status: ParcelStatus | null) => (status === null ? -1 : parcelStatuses.indexOf(status));

/** Parcels only move forward, and so do their orders. A cancelled or refunded order stays as it is. */
async function moveParcel(tx: Tx, needs: TrackingNeeds, { shipment, order }: Parcel, { status, trouble }: ParcelFacts): Promise<Outcome> {
  const { sendJob, now } = needs;
  const isMoving = rank(status) > rank("waiting");
  if (shipment.state === "voided" || shipment.state === "failed") {
    if (!isMoving) return "no-news";
    await alertOwner(tx, needs, order?.id, "parcel-without-order", `a parcel is on its way with label ${shipment.number}, which was voided`);
    return "without-order";
  }
  if (shipment.state !== "purchased") {
    if (!isMoving && trouble === null) return "no-news";
    throw new Failure("conflict", { message: "This parcel's label is not known here yet. Please send it again." });
  }
  if (trouble !== null) await alertOwner(tx, needs, order?.id, "parcel-trouble", `the carrier reports a problem with label ${shipment.number}: ${trouble}`);
  const further = rank(status) > rank(shipment.parcel);
  await tx
    .updateTable("shipments")
    .set({ parcel_heard_at: now(), ...(further && { parcel: status }) })
    .where("id", "=", shipment.id)
    .execute();
  if (status === null) return "no-news";
  if (!further) return "behind";
  // On its way back, it has left: news of that may have been missed.
  const isBack = status === "returning";
  if (!order || status === "waiting" || (isBack && order.status !== "paid")) return status;
  if (order.status !== "paid" && order.status !== "dispatched" && order.status !== "delivered") {
    const detail = `the parcel with label ${shipment.number} is on its way, and its order is ${order.status}`;
    await alertOwner(tx, needs, order.id, "parcel-without-order", detail);
    return "without-order";
  }
  const arrived = status === "delivered";
  const actor = { by: "provider", at: now() } as const;
  const sent = order.status === "paid" ? await markDispatched(tx, sendJob, order, { ...actor, silently: arrived || isBack }) : order;
  if (arrived && sent.status === "dispatched") await markDelivered(tx, sendJob, sent, actor);
  return status;
}

/** Applies a carrier's report in the caller's transaction. Throws `conflict` if the purchase isn't recorded yet, so that the carrier sends it again. */
async function applyTracking(tx: Tx, needs: TrackingNeeds, facts: ParcelFacts, source: "webhook" | "reconciler") {
  const { shipping, log } = needs;
  const ours = facts.live === (shipping.parcels === "live");
  const found = ours ? await findParcel(tx, shipping.name, facts) : undefined;
  if (!found) {
    const why = ours ? "fits no label of ours" : `is of a ${facts.live ? "real" : "test"} parcel, and our key is for the other kind`;
    await alertOfUnknown(tx, needs, `tracker ${facts.trackerId} ${why}`);
    return { outcome: `unknown-parcel: ${facts.trackerId}`, about: null };
  }
  const outcome = await moveParcel(tx, needs, found, facts);
  log.info({ ...(found.order && { orderId: found.order.id }), event: `${source}: ${outcome}` }, "parcel taken in");
  return { outcome, about: found.shipment.id };
}

/** Applies a carrier's signed event once. Throws `forbidden` for a bad signature, and whatever applyTracking throws. */
export function receiveCarrierEvent(needs: TrackingNeeds): ReceiveEvent {
  const { db, shipping, now } = needs;
  return async (rawBody, header) => {
    const event = await shipping.readEvent(rawBody, header);
    await applyOnce(db, { table: "carrier_events", about: "shipment_id" }, { ...event, provider: shipping.name, at: now() }, async (tx) =>
      event.parcel ? applyTracking(tx, needs, event.parcel, "webhook") : { outcome: "ignored", about: null },
    );
  };
}

/** Hours without an event after which the carrier is asked. */
export const hoursWithoutEvent = 4;
/** Days after which we stop asking about a parcel. */
const mostDays = 60;

async function findSilent({ db, shipping, now }: TrackingNeeds) {
  const { rows } = await sql<{ id: string; vendorId: string; orderId: string }>`
    select s.id, s.vendor_id as "vendorId", o.id as "orderId" from shipments s join orders o on o.id = s.order_id
    where s.state = 'purchased' and s.provider = ${shipping.name} and o.status in ('paid', 'dispatched')
      and (s.parcel is null or s.parcel not in ('delivered', 'returning'))
      and s.purchased_at > ${addDays(now(), -mostDays)} and coalesce(s.parcel_heard_at, s.purchased_at) <= ${addMinutes(now(), -hoursWithoutEvent * 60)}
    order by coalesce(s.parcel_heard_at, s.purchased_at) limit 50`.execute(db);
  return rows;
}

/** Asks the carrier about one parcel. False if the carrier is down, so that asking about others makes no sense now. */
async function followParcel(needs: TrackingNeeds, { orderId, vendorId }: { orderId: string; vendorId: string }): Promise<boolean> {
  const { db, shipping, quotas, log } = needs;
  try {
    const facts = await shipping.followParcel(vendorId);
    if (facts) await db.transaction().execute((tx) => applyTracking(tx, needs, facts, "reconciler"));
  } catch (error) {
    if (error instanceof ProviderUnavailable) {
      await quotas.release("parcel-looks");
      log.warn({ orderId, vendor: shipping.name }, "following a parcel must wait");
      return false;
    }
    await reportUnreconciled(needs, orderId, "following its parcel", error);
  }
  return true;
}

/** Asks the carrier about parcels it has sent no event for, in case one got lost. Safe to repeat. */
export function reconcileParcels(needs: TrackingNeeds): JobHandler<"reconcile-parcels"> {
  const { db, shipping, quotas, now } = needs;
  return async () => {
    if (shipping.parcels === "none") return;
    // What is left waits for the next run.
    const stopAt = addMinutes(now(), 1);
    for (const parcel of await findSilent(needs)) {
      if (now() >= stopAt || !(await quotas.reserve("parcel-looks"))) return;
      // Set before asking, so that a parcel whose answer always fails doesn't block the others.
      await db.updateTable("shipments").set({ parcel_heard_at: now() }).where("id", "=", parcel.id).execute();
      if (!(await followParcel(needs, parcel))) return;
    }
  };
}
