import type { Order } from "#server/orders/lock-order.ts";
import { raiseAlert } from "#server/platform/alerts.ts";
import type { Tx } from "#server/platform/database/open.ts";
import type { SendJob } from "#server/platform/queue/queue.ts";
import { failShipment } from "#server/shipments/fail-shipment.ts";

/**
 * For a locked order that is not sent after all: a label that was only asked for is not bought any more; one that is, or may be, is taken
 * back, and the owner told to keep the parcel. False, and nothing done, where the carrier has the parcel already.
 */
export async function callOffLabel(tx: Tx, sendJob: SendJob, order: Order, at: Date): Promise<boolean> {
  const label = await tx
    .selectFrom("shipments")
    .selectAll()
    .where("order_id", "=", order.id)
    .where("state", "not in", ["failed", "voided"])
    .forUpdate()
    .executeTakeFirst();
  if (!label) return true;
  if (label.parcel !== null && label.parcel !== "waiting") return false;
  if (label.state === "quoted") {
    await failShipment(tx, label.id, ["quoted"], "The order was cancelled before this label was bought.");
    return true;
  }
  await sendJob(tx, "void-label", { shipmentId: label.id });
  const detail = `the order is cancelled, and label ${label.number} was made for it: keep the parcel. The label is being taken back`;
  await raiseAlert(tx, sendJob, { orderId: order.id, kind: "label-called-off", detail, at });
  return true;
}
