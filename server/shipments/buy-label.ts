import { catalogue, parcel } from "#content/catalogue.ts";
import { Failure, isFailure } from "#contracts/failure.ts";
import type { Purchase, Quote } from "#server/ports/shipping.ts";
import { VendorAway } from "#server/ports/vendor-away.ts";
import { failShipment } from "#server/shipments/fail-shipment.ts";
import { recordPurchase } from "#server/shipments/record-purchase.ts";
import type { Shipment, ShipmentNeeds } from "#server/shipments/shipment.ts";

/** Seconds after which we look for ourselves, should this very process be gone by then. */
const lookAfter = 90;

/**
 * Buys a label that has only been asked for, if nobody else is doing so. Undefined where somebody is. Whatever the carrier's answer,
 * or its silence, `buy` is called once for a row, ever.
 */
export function buyLabel(needs: ShipmentNeeds) {
  const { db, shipping, ceilings, sendJob, now } = needs;

  async function askPrice({ id, order_reference, recipient }: Shipment): Promise<Quote> {
    if (!recipient) throw new Failure("not-found");
    const { description, price } = catalogue.tube;
    const wanted = { id, orderReference: order_reference, to: recipient, parcel, contents: { description, value: price } };
    return shipping.quote(wanted).catch(async (error: unknown) => {
      if (error instanceof VendorAway) throw new Failure("shipping-away", { cause: error });
      if (isFailure(error)) await failShipment(db, id, ["quoted"], error.message);
      throw error;
    });
  }

  /** True for the one that may buy. The look-up is promised in the same transaction: a process may be killed in the middle. */
  const begin = (id: string, quote: Quote) =>
    db.transaction().execute(async (tx) => {
      const { numUpdatedRows } = await tx
        .updateTable("shipments")
        .set({
          state: "purchasing",
          vendor_id: quote.vendorId,
          rate_id: quote.rateId,
          service: quote.service,
          cost_minor: quote.cost.minor,
          cost_currency: quote.cost.currency,
          asked_at: now(),
        })
        .where("id", "=", id)
        .where("state", "=", "quoted")
        .executeTakeFirst();
      if (numUpdatedRows !== 1n) return false;
      await sendJob(tx, "look-up-label", { shipmentId: id }, { startAfter: new Date(now().getTime() + lookAfter * 1_000) });
      return true;
    });

  /** The carrier has not been asked yet, so this one time it may go back. */
  async function waitForTomorrow(id: string): Promise<never> {
    await db.updateTable("shipments").set({ state: "quoted" }).where("id", "=", id).where("state", "=", "purchasing").execute();
    throw new Failure("too-many", {
      message: "No more labels can be made today. Please try again tomorrow.",
      retryAfter: Math.max(1, Math.ceil((ceilings.nextDay().getTime() - now().getTime()) / 1_000)),
    });
  }

  async function refused(id: string, error: unknown): Promise<never> {
    if (isFailure(error)) {
      await failShipment(db, id, ["purchasing"], error.message);
      if (shipping.live) await ceilings.giveBack("labels");
      throw error;
    }
    await db.updateTable("shipments").set({ state: "uncertain" }).where("id", "=", id).where("state", "=", "purchasing").execute();
    if (error instanceof VendorAway) throw new Failure("label-uncertain", { cause: error });
    throw error;
  }

  return async (shipment: Shipment): Promise<Shipment | undefined> => {
    const { id } = shipment;
    const quote = await askPrice(shipment);
    if (!(await begin(id, quote))) return undefined;
    if (shipping.live && !(await ceilings.take("labels"))) await waitForTomorrow(id);
    let bought: Purchase;
    try {
      bought = await shipping.buy(quote);
    } catch (error) {
      return refused(id, error);
    }
    return recordPurchase(needs, id, bought);
  };
}
