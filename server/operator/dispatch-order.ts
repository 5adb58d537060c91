import type { Kysely } from "kysely";
import type { OperatorBackend } from "#contracts/backend.ts";
import { Failure } from "#contracts/failure.ts";
import type { Tables } from "#server/db/types.ts";
import type { SendJob } from "#server/jobs/queue.ts";
import { changeStatus } from "#server/orders/change-status.ts";
import { lockKnownOrder } from "#server/orders/lock-known-order.ts";
import { sendMail } from "#server/orders/send-mail.ts";

type Needs = { db: Kysely<Tables>; sendJob: SendJob; now: () => Date };

/** From here on the customer can neither cancel nor change the address. Safe to send twice. */
export function dispatchOrder({ db, sendJob, now }: Needs): OperatorBackend["dispatchOrder"] {
  return (reference) =>
    db.transaction().execute(async (tx) => {
      const order = await lockKnownOrder(tx, "reference", reference);
      if (order.status === "dispatched" || order.status === "delivered") return order.status;
      if (order.status !== "paid") throw new Failure("conflict", { message: `This order is ${order.status}: only a paid one can be dispatched.` });
      if (order.delivery === null)
        throw new Failure("conflict", { message: "This order has no delivery address yet. Ask the customer to add it on the order's page." });
      const { status } = await changeStatus(tx, order, "dispatched", { cause: "On its way to you", by: "owner", at: now() });
      if (order.email !== null) await sendMail(tx, sendJob, "order-dispatched", order.id);
      return status;
    });
}
