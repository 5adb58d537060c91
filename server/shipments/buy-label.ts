import { isDeepStrictEqual } from "node:util";
import { catalogue, parcel } from "#content/catalogue.ts";
import { Failure, isFailure } from "#contracts/failure.ts";
import { lockKnownOrder } from "#server/orders/lock-known-order.ts";
import type { Tx } from "#server/platform/database/open.ts";
import { ProviderUnavailable } from "#server/providers/errors.ts";
import type { Purchase, Quote } from "#server/providers/shipping/port.ts";
import { addressOfOrder } from "#server/shipments/address-of-order.ts";
import { whyNoLabel } from "#server/shipments/claim-for-order.ts";
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
  const { db, shipping, quotas, sendJob, now } = needs;

  async function askPrice({ id, order_reference, recipient }: Shipment): Promise<Quote> {
    if (!recipient) throw new Failure("not-found");
    const { description, price } = catalogue.tube;
    const wanted = { id, orderReference: order_reference, to: recipient, parcel, contents: { description, value: price } };
    return shipping.quote(wanted).catch(async (error: unknown) => {
      if (error instanceof ProviderUnavailable) throw new Failure("shipping-away", { cause: error });
      if (isFailure(error)) await failShipment(db, id, ["quoted"], error.message);
      throw error;
    });
  }

  /** Since it was asked for, its order may have been cancelled, sent or given another address. */
  async function whyCalledOff(tx: Tx, { order_id, recipient }: Shipment): Promise<string | null> {
    if (order_id === null) return null;
    const order = await lockKnownOrder(tx, "id", order_id);
    const why = whyNoLabel(order);
    if (why !== null || order.delivery === null) return why;
    const to = addressOfOrder(order.delivery, null, recipient?.phone);
    return isDeepStrictEqual(to, { ...recipient, email: "" }) ? null : "The delivery address was corrected meanwhile. Please make the label again.";
  }

  /**
   * True for the one that may buy, false where somebody else does; in words where it is not to be bought any more. The look-up is promised in
   * the same transaction: a process may be killed in the middle.
   */
  const begin = (shipment: Shipment, quote: Quote): Promise<boolean | string> =>
    db.transaction().execute(async (tx) => {
      const { id } = shipment;
      const calledOff = await whyCalledOff(tx, shipment);
      if (calledOff !== null) {
        await failShipment(tx, id, ["quoted"], calledOff);
        return calledOff;
      }
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
      retryAfter: Math.max(1, Math.ceil((quotas.nextDay().getTime() - now().getTime()) / 1_000)),
    });
  }

  async function refused(id: string, error: unknown): Promise<never> {
    if (isFailure(error)) {
      await failShipment(db, id, ["purchasing"], error.message);
      if (shipping.live) await quotas.giveBack("labels");
      throw error;
    }
    await db.updateTable("shipments").set({ state: "uncertain" }).where("id", "=", id).where("state", "=", "purchasing").execute();
    if (error instanceof ProviderUnavailable) throw new Failure("label-uncertain", { cause: error });
    throw error;
  }

  return async (shipment: Shipment): Promise<Shipment | undefined> => {
    const { id } = shipment;
    const quote = await askPrice(shipment);
    const begun = await begin(shipment, quote);
    if (typeof begun === "string") throw new Failure("conflict", { message: begun });
    if (!begun) return undefined;
    if (shipping.live && !(await quotas.take("labels"))) await waitForTomorrow(id);
    let bought: Purchase;
    try {
      bought = await shipping.buy(quote);
    } catch (error) {
      return refused(id, error);
    }
    return recordPurchase(needs, id, bought);
  };
}
