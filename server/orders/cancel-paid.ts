import type { SendJob } from "#server/jobs/queue.ts";
import { changeStatus } from "#server/orders/change-status.ts";
import type { Order, Tx } from "#server/orders/lock-order.ts";
import { requestRefund } from "#server/orders/request-refund.ts";
import { sendMail } from "#server/orders/send-mail.ts";
import { giveUnitBack } from "#server/orders/stock/give-unit-back.ts";

type Who = { by: "customer" | "owner"; reason: string; at: Date };
const causes = { customer: "Cancelled by you", owner: "Cancelled by us" } as const;

/** Cancels a locked, paid order before it leaves: the unit goes back, and refund and mail are promised with it. */
export async function cancelPaid(tx: Tx, sendJob: SendJob, order: Order, { by, reason, at }: Who): Promise<Order> {
  const cancelled = await changeStatus(tx, order, "cancelled", { cause: causes[by], by, at });
  await giveUnitBack(tx, order, "return", at);
  await requestRefund(tx, sendJob, order, { reason, at });
  if (order.email !== null) await sendMail(tx, sendJob, "order-cancelled", order.id);
  return cancelled;
}
