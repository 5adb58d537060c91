import type { Kysely } from "kysely";
import type { OperatorBackend } from "#contracts/backend.ts";
import { Failure } from "#contracts/failure.ts";
import { lockKnownOrder } from "#server/orders/lock-known-order.ts";
import { markDispatched } from "#server/orders/mark-dispatched.ts";
import { askedToCancel } from "#server/platform/alerts.ts";
import type { Tables } from "#server/platform/database/tables.ts";
import type { SendJob } from "#server/platform/queue/queue.ts";

type Needs = { db: Kysely<Tables>; sendJob: SendJob; now: () => Date };

/** Safe to send twice, and at the moment when the carrier says so too. */
export function dispatchOrder({ db, sendJob, now }: Needs): OperatorBackend["dispatchOrder"] {
  return (reference) =>
    db.transaction().execute(async (tx) => {
      const order = await lockKnownOrder(tx, "reference", reference);
      if (order.status === "dispatched" || order.status === "delivered") return order.status;
      if (order.status !== "paid") throw new Failure("conflict", { message: `This order is ${order.status}: only a paid one can be dispatched.` });
      if (order.delivery === null)
        throw new Failure("conflict", { message: "This order has no delivery address yet. Ask the customer to add it on the order's page." });
      const asked = await tx
        .selectFrom("flags")
        .select("id")
        .where("order_id", "=", order.id)
        .where("kind", "=", askedToCancel)
        .where("resolved_at", "is", null)
        .executeTakeFirst();
      if (asked)
        throw new Failure("conflict", {
          message: "Somebody has asked to cancel this order. Read their letter first, then refund the order, or put the alert away and mark it as sent.",
        });
      return (await markDispatched(tx, sendJob, order, { by: "owner", at: now() })).status;
    });
}
