import { type Kysely, sql } from "kysely";
import { raiseAlert } from "#server/platform/alerts.ts";
import type { Tables } from "#server/platform/database/tables.ts";
import type { DailyQuotas } from "#server/platform/limits/daily-quotas.ts";
import { ProviderUnavailable } from "#server/providers/errors.ts";
import type { Shipping } from "#server/providers/shipping/port.ts";
import { type ParcelNeeds, takeParcel } from "#server/shipments/take-parcel.ts";

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
  const take = takeParcel({ shipping, sendJob, now, log });

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
