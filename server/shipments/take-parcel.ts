import { sql } from "kysely";
import { Failure } from "#contracts/failure.ts";
import { type ParcelStatus, parcelStatuses } from "#contracts/shipment.ts";
import type { Order } from "#server/orders/lock-order.ts";
import { markDelivered } from "#server/orders/mark-delivered.ts";
import { markDispatched } from "#server/orders/mark-dispatched.ts";
import { raiseAlert } from "#server/platform/alerts.ts";
import type { Tx } from "#server/platform/database/open.ts";
import type { Log } from "#server/platform/log.ts";
import type { SendJob } from "#server/platform/queue/queue.ts";
import type { ParcelFacts, Shipping } from "#server/providers/shipping/port.ts";
import { findParcel } from "#server/shipments/find-parcel.ts";
import type { Shipment } from "#server/shipments/shipment.ts";

export type ParcelNeeds = { shipping: Pick<Shipping, "name" | "parcels">; sendJob: SendJob; now: () => Date; log: Log };
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
export function takeParcel({ shipping, sendJob, now, log }: ParcelNeeds) {
  const flag = (tx: Tx, order: Order | undefined, kind: string, detail: string) =>
    raiseAlert(tx, sendJob, { orderId: order?.id ?? null, kind, detail, at: now() });

  /** Another shop on the same account would bring one for each of its parcels: the owner hears of the first in a day, and every event is kept. */
  async function flagStranger(tx: Tx, detail: string) {
    await sql`select pg_advisory_xact_lock(${strangerLock})`.execute(tx);
    const since = new Date(now().getTime() - 86_400_000);
    const told = await tx.selectFrom("flags").select("id").where("kind", "=", "unknown-parcel").where("at", ">", since).executeTakeFirst();
    if (!told) await flag(tx, undefined, "unknown-parcel", detail);
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
      await flag(tx, order, "parcel-without-order", `a parcel travels with label ${shipment.number}, which was taken back`);
      return "without-order";
    }
    if (shipment.state !== "purchased") {
      if (!moves(facts)) return "no-news";
      throw new Failure("conflict", { message: "This parcel's label is not known here yet. Please send it again." });
    }
    if (trouble !== null) await flag(tx, order, "parcel-trouble", `the carrier says of the parcel with label ${shipment.number}: ${trouble}`);
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
      await flag(tx, order, "parcel-without-order", `the parcel with label ${shipment.number} is under way, and its order is ${order.status}`);
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
      await flagStranger(tx, `tracker ${facts.trackerId} ${why}`);
      return { outcome: `unknown-parcel: ${facts.trackerId}`, shipmentId: null };
    }
    const outcome = await move(tx, found, facts);
    log.info({ ...(found.order && { orderId: found.order.id }), event: `${source}: ${outcome}` }, "parcel taken in");
    return { outcome, shipmentId: found.shipment.id };
  };
}
