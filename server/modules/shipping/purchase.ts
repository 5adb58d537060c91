import { setTimeout as sleep } from "node:timers/promises";
import { isDeepStrictEqual } from "node:util";
import { catalogue } from "#content/catalogue.ts";
import { Failure, isFailure } from "#contracts/failure.ts";
import type { ShipmentState } from "#contracts/shipment.ts";
import { lockKnownOrder, productOf } from "#server/modules/orders/state.ts";
import { addressOfOrder, failShipment, readShipment, recordPurchase, type Shipment, type ShipmentNeeds, whyNoLabel } from "#server/modules/shipping/labels.ts";
import type { Tx } from "#server/platform/database/open.ts";
import { addMinutes } from "#server/platform/dates.ts";
import type { JobHandler } from "#server/platform/queue/queue.ts";
import { noneWhenAway, ProviderUnavailable } from "#server/providers/errors.ts";
import type { Purchase, Quote } from "#server/providers/shipping/port.ts";

/** Minutes until the first look-up, in case this process dies, and between look-ups. */
const [firstLook, pause] = [1.5, 5];
export const nextLookUp = ({ now }: ShipmentNeeds) => ({ startAfter: addMinutes(now(), pause) });
/** Minutes until we believe a carrier that knows of no purchase: a lost request may still reach it. */
export const noLabelAfterMinutes = 30;
const isUnderWay = ({ state }: Pick<Shipment, "state">) => state === "purchasing" || state === "uncertain";

/** Turns `ProviderUnavailable` into a failure for people, with its usual message or this one. Throws any other error as it is. */
export function throwUnavailable(error: unknown, message?: string): never {
  if (error instanceof ProviderUnavailable) throw new Failure("shipping-away", { ...(message && { message }), cause: error });
  throw error;
}

async function askPrice({ db, shipping }: ShipmentNeeds, { id, order_id, order_reference, recipient }: Shipment): Promise<Quote> {
  if (!recipient) throw new Failure("not-found");
  const order = await db.selectFrom("orders").selectAll().where("id", "=", order_id).executeTakeFirst();
  const { description, price, parcel, customs } = order ? productOf(order) : catalogue.tube;
  const { tariffNumber, origin } = customs;
  const wanted = { id, orderReference: order_reference, to: recipient, parcel, contents: { description, value: price, tariffNumber, origin } };
  return shipping.quote(wanted).catch(async (error: unknown) => {
    if (isFailure(error)) await failShipment(db, id, ["quoted"], error.message);
    throwUnavailable(error);
  });
}

/** The order may have been cancelled, sent or readdressed since the label was requested. */
async function whyCalledOff(tx: Tx, { order_id, recipient }: Shipment): Promise<string | null> {
  if (order_id === null) return null;
  const order = await lockKnownOrder(tx, "id", order_id);
  const why = whyNoLabel(order);
  if (why !== null || order.delivery === null) return why;
  const to = addressOfOrder(order.delivery, null, recipient?.phone);
  return isDeepStrictEqual(to, { ...recipient, email: "" })
    ? null
    : "The delivery address changed while the label was being made. Please make the label again.";
}

/** True if this caller may buy, false if another is buying, else why nobody may. The look-up is enqueued too, in case the process is killed. */
const beginPurchase = ({ db, sendJob, now }: ShipmentNeeds, shipment: Shipment, quote: Quote): Promise<boolean | string> =>
  db.transaction().execute(async (tx) => {
    const { id } = shipment;
    const calledOff = await whyCalledOff(tx, shipment);
    if (calledOff !== null) {
      await failShipment(tx, id, ["quoted"], calledOff);
      return calledOff;
    }
    const { vendorId: vendor_id, rateId: rate_id, service, cost } = quote;
    const purchase = { state: "purchasing", vendor_id, rate_id, service, cost_minor: cost.minor, cost_currency: cost.currency, asked_at: now() } as const;
    const quoted = tx.updateTable("shipments").where("id", "=", id).where("state", "=", "quoted");
    const { numUpdatedRows } = await quoted.set(purchase).executeTakeFirst();
    if (numUpdatedRows !== 1n) return false;
    await sendJob(tx, "look-up-label", { shipmentId: id }, { startAfter: addMinutes(now(), firstLook) });
    return true;
  });

const leavePurchasing = ({ db }: ShipmentNeeds, id: string, state: "quoted" | "uncertain") =>
  db.updateTable("shipments").set({ state }).where("id", "=", id).where("state", "=", "purchasing").execute();

async function handleRefusal(needs: ShipmentNeeds, id: string, error: unknown): Promise<never> {
  if (isFailure(error)) {
    await failShipment(needs.db, id, ["purchasing"], error.message);
    if (needs.shipping.live) await needs.quotas.release("labels");
    throw error;
  }
  await leavePurchasing(needs, id, "uncertain");
  if (error instanceof ProviderUnavailable) throw new Failure("label-uncertain", { cause: error });
  throw error;
}

/** Buys a requested label; undefined if another caller is buying it. `buy` is called once per purchase, whether or not the carrier answers. */
async function buyLabel(needs: ShipmentNeeds, shipment: Shipment): Promise<Shipment | undefined> {
  const { shipping, quotas, now } = needs;
  const { id } = shipment;
  const quote = await askPrice(needs, shipment);
  const begun = await beginPurchase(needs, shipment, quote);
  if (typeof begun === "string") throw new Failure("conflict", { message: begun });
  if (!begun) return undefined;
  if (shipping.live && !(await quotas.reserve("labels"))) {
    await leavePurchasing(needs, id, "quoted");
    const retryAfter = Math.max(1, Math.ceil((quotas.nextDay().getTime() - now().getTime()) / 1_000));
    throw new Failure("too-many", { message: "No more labels can be made today. Please try again tomorrow.", retryAfter });
  }
  let bought: Purchase;
  try {
    bought = await shipping.buy(quote);
  } catch (error) {
    return handleRefusal(needs, id, error);
  }
  return recordPurchase(needs, id, bought);
}

/** Asks the carrier what became of a purchase without an answer. Never buys. Throws `ProviderUnavailable`. */
export async function lookUpLabel(needs: ShipmentNeeds, id: string): Promise<Shipment> {
  const { db, shipping, quotas, now } = needs;
  const shipment = await readShipment(db, id);
  // A person has to check with a carrier that's no longer configured.
  if (!isUnderWay(shipment) || shipment.vendor_id === null || shipment.provider !== shipping.name) return shipment;
  const bought = await shipping.lookUp(shipment.vendor_id);
  if (bought) return recordPurchase(needs, id, bought);
  if (shipment.asked_at && now() >= addMinutes(shipment.asked_at, noLabelAfterMinutes)) {
    const { numUpdatedRows } = await failShipment(db, id, ["purchasing", "uncertain"], "The carrier made no label.");
    if (numUpdatedRows === 1n && shipping.live) await quotas.release("labels");
  } else await leavePurchasing(needs, id, "uncertain");
  return readShipment(db, id);
}

/** Looks five times a second, for eight seconds, whether the first request has its label. */
async function waitForOther({ db }: ShipmentNeeds, id: string): Promise<Shipment> {
  for (let looks = 0; ; looks++) {
    const shipment = await readShipment(db, id);
    if (shipment.state !== "purchasing" || looks === 40) return shipment;
    await sleep(200);
  }
}

const refusals: Partial<Record<ShipmentState, string>> = {
  voiding: "This label is being voided. You can make another when the carrier has answered.",
  voided: "This label was voided. Please start again.",
};

/** Buys a requested label, finds that it's bought, or waits for the caller who is buying it. */
export async function makeLabel(needs: ShipmentNeeds, requested: Shipment): Promise<Shipment> {
  let shipment = requested;
  if (shipment.state === "quoted") shipment = (await buyLabel(needs, shipment)) ?? (await waitForOther(needs, shipment.id));
  if (shipment.state === "purchasing") shipment = await waitForOther(needs, shipment.id);
  if (shipment.state === "uncertain") shipment = (await lookUpLabel(needs, shipment.id).catch(noneWhenAway)) ?? shipment;
  if (shipment.state === "purchased") return shipment;
  if (shipment.state === "quoted") throw new Failure("shipping-away");
  if (isUnderWay(shipment)) throw new Failure("label-uncertain");
  throw new Failure("conflict", { message: refusals[shipment.state] ?? shipment.problem ?? "The carrier made no label. Please try again." });
}

/** Repeats until it's certain what became of the label. */
export function lookUpLabelJob(needs: ShipmentNeeds): JobHandler<"look-up-label"> {
  return async ({ shipmentId }) => {
    if (isUnderWay(await lookUpLabel(needs, shipmentId))) await needs.sendJob(needs.db, "look-up-label", { shipmentId }, nextLookUp(needs));
  };
}
