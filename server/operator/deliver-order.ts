import type { Kysely } from "kysely";
import type { OperatorBackend } from "#contracts/backend.ts";
import { Failure } from "#contracts/failure.ts";
import { lockKnownOrder } from "#server/orders/lock-known-order.ts";
import { markDelivered } from "#server/orders/mark-delivered.ts";
import type { Tables } from "#server/platform/database/tables.ts";
import type { SendJob } from "#server/platform/queue/queue.ts";

type Needs = { db: Kysely<Tables>; sendJob: SendJob; now: () => Date };

/** Safe to send twice, and at the moment when the carrier says so too. */
export function deliverOrder({ db, sendJob, now }: Needs): OperatorBackend["deliverOrder"] {
  return (reference) =>
    db.transaction().execute(async (tx) => {
      const order = await lockKnownOrder(tx, "reference", reference);
      if (order.status === "delivered") return order.status;
      if (order.status !== "dispatched") throw new Failure("conflict", { message: `This order is ${order.status}: only a dispatched one can be delivered.` });
      return markDelivered(tx, sendJob, order, { by: "owner", at: now() });
    });
}
