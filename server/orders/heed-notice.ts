import type { SendJob } from "#server/jobs/queue.ts";
import { lockOrder, type Tx } from "#server/orders/lock-order.ts";
import { raiseFlag } from "#server/orders/raise-flag.ts";
import type { PaymentNotice } from "#server/ports/payments.ts";

/** Puts a dispute, or a refund that came back, before the owner: what to do about either is theirs to say. */
export function heedNotice({ sendJob, now }: { sendJob: SendJob; now: () => Date }) {
  return async (tx: Tx, { kind, paymentId, detail }: PaymentNotice) => {
    const order = await lockOrder(tx, "payment_id", paymentId);
    const orderId = order?.id ?? null;
    // The order's page must not go on saying that the money is on its way.
    if (kind === "refund-failed" && order) await tx.updateTable("refunds").set({ status: "failed" }).where("order_id", "=", order.id).execute();
    await raiseFlag(tx, sendJob, { orderId, kind, detail, at: now() });
    return { outcome: kind, orderId };
  };
}
