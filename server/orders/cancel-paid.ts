import { Failure } from "#contracts/failure.ts";
import { revokeLabel } from "#server/modules/shipping/void.ts";
import { changeStatus } from "#server/orders/change-status.ts";
import type { Order } from "#server/orders/lock-order.ts";
import { requestRefund } from "#server/orders/request-refund.ts";
import { sendMail } from "#server/orders/send-mail.ts";
import { giveUnitBack } from "#server/orders/stock/give-unit-back.ts";
import type { Tx } from "#server/platform/database/open.ts";
import type { SendJob } from "#server/platform/queue/queue.ts";

type Who = { by: "customer" | "owner"; reason: string; at: Date };
const handedOver = "The carrier has this order's parcel already, so it cannot be cancelled any more. It can be sent back once it has arrived.";
const causes = { customer: "Cancelled by you", owner: "Cancelled by us" } as const;

/**
 * Cancels a locked, paid order before it leaves: the unit and the label go back, and refund and mail are promised with it. Throws `conflict`
 * where the carrier has its parcel already.
 */
export async function cancelPaid(tx: Tx, sendJob: SendJob, order: Order, { by, reason, at }: Who): Promise<Order> {
  if (!(await revokeLabel(tx, sendJob, order, at))) throw new Failure("conflict", { message: handedOver });
  const cancelled = await changeStatus(tx, order, "cancelled", { cause: causes[by], by, at });
  await giveUnitBack(tx, order, "return", at);
  await requestRefund(tx, sendJob, order, { reason, at });
  if (order.email !== null) await sendMail(tx, sendJob, "order-cancelled", order.id);
  return cancelled;
}
