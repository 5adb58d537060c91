import { Failure } from "#contracts/failure.ts";
import { paidStatuses } from "#contracts/order.ts";
import type { Order } from "#server/modules/orders/state.ts";
import { failShipment, lockCurrentShipment, readShipment, type Shipment, type ShipmentNeeds } from "#server/modules/shipping/labels.ts";
import { lookUpLabel, nextLookUp } from "#server/modules/shipping/purchase.ts";
import { raiseAlert, settleAlerts } from "#server/platform/alerts.ts";
import type { Tx } from "#server/platform/database/open.ts";
import type { JobHandler, SendJob } from "#server/platform/queue/queue.ts";

/** Asks the carrier to void a bought label; a specimen of ours, once another carries, is asked of nobody. False, with the label unchanged, if it refuses or is no longer configured. Throws `ProviderUnavailable`. */
async function askCarrier({ db, shipping, now }: ShipmentNeeds, { id, provider, vendor_id: vendorId, order_id: orderId }: Shipment): Promise<boolean> {
  const isVoided = vendorId !== null && (provider === shipping.name ? await shipping.voidLabel(vendorId) : provider === "local");
  const outcome = isVoided ? ({ state: "voided", voided_at: now() } as const) : ({ state: "purchased" } as const);
  await db.transaction().execute(async (tx) => {
    await tx.updateTable("shipments").set(outcome).where("id", "=", id).where("state", "in", ["purchased", "voiding"]).execute();
    // The next one is made for the address as it is now.
    if (isVoided) await settleAlerts(tx, orderId, ["label-outdated"], now());
  });
  return isVoided;
}

/** Voids a bought label; false if the carrier refuses. A job repeats it: an answer may get lost, and a voided label mustn't be used. */
export async function voidLabel(needs: ShipmentNeeds, shipment: Shipment): Promise<boolean> {
  const { db, sendJob } = needs;
  await db.transaction().execute(async (tx) => {
    const { state } = await tx.selectFrom("shipments").select("state").where("id", "=", shipment.id).forUpdate().executeTakeFirstOrThrow();
    if (state === "voiding") return;
    if (state !== "purchased") throw new Failure("conflict", { message: "There's no label to void." });
    await tx.updateTable("shipments").set({ state: "voiding" }).where("id", "=", shipment.id).execute();
    await sendJob(tx, "void-label", { shipmentId: shipment.id }, nextLookUp(needs));
  });
  return askCarrier(needs, shipment);
}

async function isWanted({ db }: ShipmentNeeds, { state, order_id }: Shipment): Promise<boolean> {
  if (state !== "purchased") return false;
  const order = await db.selectFrom("orders").select("status").where("id", "=", order_id).executeTakeFirst();
  return order === undefined || paidStatuses.includes(order.status);
}

/** Voids a label that the owner asked back, or whose order was cancelled. Alerts the owner if the carrier refuses. */
export function voidLabelJob(needs: ShipmentNeeds): JobHandler<"void-label"> {
  const { db, sendJob, now } = needs;
  return async ({ shipmentId }) => {
    const shipment = await lookUpLabel(needs, shipmentId);
    const { state, number, order_id: orderId } = shipment;
    if (state === "purchasing" || state === "uncertain") return sendJob(db, "void-label", { shipmentId }, nextLookUp(needs));
    if ((state !== "purchased" && state !== "voiding") || (await isWanted(needs, shipment)) || (await askCarrier(needs, shipment))) return;
    // The owner voided it meanwhile.
    if ((await readShipment(db, shipmentId)).state !== "purchased") return;
    const detail = `the carrier won't void label ${number}: it's been used, or it's too late`;
    await db.transaction().execute((tx) => raiseAlert(tx, sendJob, { orderId, kind: "label-not-voided", detail, at: now() }));
  };
}

/** Takes a cancelled, locked order's label back, and has the owner keep the parcel. False, with nothing done, if the carrier has it already. */
export async function revokeLabel(tx: Tx, sendJob: SendJob, order: Order, at: Date): Promise<boolean> {
  const label = await lockCurrentShipment(tx, order.id);
  if (!label) return true;
  if (label.parcel !== null && label.parcel !== "waiting") return false;
  if (label.state === "quoted") {
    await failShipment(tx, label.id, ["quoted"], "The order was cancelled before this label was bought.");
    return true;
  }
  await sendJob(tx, "void-label", { shipmentId: label.id });
  const detail = `the order is cancelled, and label ${label.number} was made for it: keep the parcel. The label is being voided`;
  await raiseAlert(tx, sendJob, { orderId: order.id, kind: "label-called-off", detail, at });
  return true;
}

/** For a locked order whose address was corrected: a requested label is requested anew, and of one that's made the owner hears. */
export async function outdateLabel(tx: Tx, sendJob: SendJob, order: Order, at: Date): Promise<void> {
  const label = await lockCurrentShipment(tx, order.id);
  if (!label || label.state === "voiding") return;
  if (label.state === "quoted") await failShipment(tx, label.id, ["quoted"], "The delivery address was corrected before this label was bought.");
  else {
    const detail = `the delivery address was corrected after label ${label.number} was made: void it, and make another`;
    await raiseAlert(tx, sendJob, { orderId: order.id, kind: "label-outdated", detail, at });
  }
}
