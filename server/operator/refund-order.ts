import type { Kysely } from "kysely";
import type { OperatorBackend } from "#contracts/backend.ts";
import { Failure } from "#contracts/failure.ts";
import { addHistory } from "#server/orders/add-history.ts";
import { cancelPaid } from "#server/orders/cancel-paid.ts";
import { lockKnownOrder } from "#server/orders/lock-known-order.ts";
import type { Order } from "#server/orders/lock-order.ts";
import { requestRefund } from "#server/orders/request-refund.ts";
import type { Tx } from "#server/platform/database/open.ts";
import type { Tables } from "#server/platform/database/tables.ts";
import type { SendJob } from "#server/platform/queue/queue.ts";

type Needs = { db: Kysely<Tables>; sendJob: SendJob; now: () => Date };

/**
 * Starts a full refund. Before dispatch the order is cancelled with it, so that it is not sent by mistake; after it, the
 * status follows when the money is back. One that came back is tried again. `why` is for the books, the customer does not see it. Safe to send twice.
 */
export function refundOrder({ db, sendJob, now }: Needs): OperatorBackend["refundOrder"] {
  return async (reference, why) => {
    const reason = why.trim();
    if (!reason) throw new Failure("invalid", { message: "Please say why: the reason is kept with the refund." });
    return db.transaction().execute(async (tx) => {
      const order = await lockKnownOrder(tx, "reference", reference);
      const at = now();
      switch (order.status) {
        case "paid":
          return (await cancelPaid(tx, sendJob, order, { by: "owner", reason, at })).status;
        case "dispatched":
        case "delivered":
        case "cancelled":
        case "refunded":
          if (order.paid_at !== null) return refundRest(tx, order, reason, at);
      }
      throw new Failure("conflict", { message: "This order was never paid, so there is nothing to refund." });
    });
  };

  /** What is left of it: after one that came back, too. */
  async function refundRest(tx: Tx, order: Order, reason: string, at: Date) {
    const begun = await requestRefund(tx, sendJob, order, { reason, at });
    if (begun) await addHistory(tx, order.id, { status: order.status, cause: "Refund started", by: "owner", at });
    return order.status;
  }
}
