import { setTimeout as rest } from "node:timers/promises";
import { isDeepStrictEqual } from "node:util";
import { catalogue, parcel } from "#content/catalogue.ts";
import { Failure, isFailure } from "#contracts/failure.ts";
import { lockKnownOrder } from "#server/modules/orders/state.ts";
import { addressOfOrder, failShipment, readShipment, recordPurchase, type Shipment, type ShipmentNeeds, whyNoLabel } from "#server/modules/shipping/labels.ts";
import type { Tx } from "#server/platform/database/open.ts";
import { addMinutes } from "#server/platform/dates.ts";
import type { JobHandler } from "#server/platform/queue/queue.ts";
import { ProviderUnavailable } from "#server/providers/errors.ts";
import type { Purchase, Quote } from "#server/providers/shipping/port.ts";

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

/** Minutes after which a carrier that knows of no purchase is believed: an answer that was lost may still be on its way in. */
export const believedAfter = 30;

/** Learns from the carrier what became of a label whose answer was lost. Never buys. Throws `ProviderUnavailable`. */
export function lookUpLabel(needs: ShipmentNeeds) {
  const { db, shipping, quotas, now } = needs;
  return async (id: string): Promise<Shipment> => {
    const shipment = await readShipment(db, id);
    if ((shipment.state !== "purchasing" && shipment.state !== "uncertain") || shipment.vendor_id === null) return shipment;
    // Another carrier's, from before the setting was changed: a person has to look there.
    if (shipment.provider !== shipping.name) return shipment;
    const bought = await shipping.lookUp(shipment.vendor_id);
    if (bought) return recordPurchase(needs, id, bought);
    if (shipment.asked_at && now().getTime() - shipment.asked_at.getTime() >= believedAfter * 60_000) {
      const { numUpdatedRows } = await failShipment(db, id, ["purchasing", "uncertain"], "The carrier made no label.");
      if (numUpdatedRows === 1n && shipping.live) await quotas.giveBack("labels");
    } else await db.updateTable("shipments").set({ state: "uncertain" }).where("id", "=", id).where("state", "=", "purchasing").execute();
    return readShipment(db, id);
  };
}

/** How long whoever asks at the same moment waits for the other's answer: so many looks, so many milliseconds apart. */
const patience = { looks: 40, pause: 200 };

/** Takes a claimed shipment to its label: buys it, finds that it is bought, or waits for whoever is buying it. */
export function makeLabel(needs: ShipmentNeeds) {
  const buy = buyLabel(needs);
  const lookUp = lookUpLabel(needs);

  async function waitForOther(id: string): Promise<Shipment> {
    for (let looks = 0; looks < patience.looks; looks++) {
      const shipment = await readShipment(needs.db, id);
      if (shipment.state !== "purchasing") return shipment;
      await rest(patience.pause);
    }
    return readShipment(needs.db, id);
  }

  const findOut = (shipment: Shipment) =>
    lookUp(shipment.id).catch((error: unknown) => {
      if (error instanceof ProviderUnavailable) return shipment;
      throw error;
    });

  return async (claimed: Shipment): Promise<Shipment> => {
    let shipment = claimed;
    if (shipment.state === "quoted") shipment = (await buy(shipment)) ?? (await waitForOther(shipment.id));
    if (shipment.state === "purchasing") shipment = await waitForOther(shipment.id);
    if (shipment.state === "uncertain") shipment = await findOut(shipment);
    switch (shipment.state) {
      case "purchased":
        return shipment;
      case "failed":
        throw new Failure("conflict", { message: shipment.problem ?? "The carrier made no label. Please try again." });
      case "voiding":
        throw new Failure("conflict", { message: "This label is being taken back. Another can be made when the carrier has answered." });
      case "voided":
        throw new Failure("conflict", { message: "This label was taken back. Please start again." });
      case "quoted":
        throw new Failure("shipping-away");
      default:
        throw new Failure("label-uncertain");
    }
  };
}

/** Minutes between two looks. */
const pause = 5;

/** Looks until it is certain what became of a label. */
export function lookUpLabelJob(needs: ShipmentNeeds): JobHandler<"look-up-label"> {
  const lookUp = lookUpLabel(needs);
  return async ({ shipmentId }) => {
    const { state } = await lookUp(shipmentId);
    if (state !== "purchasing" && state !== "uncertain") return;
    await needs.sendJob(needs.db, "look-up-label", { shipmentId }, { startAfter: addMinutes(needs.now(), pause) });
  };
}
