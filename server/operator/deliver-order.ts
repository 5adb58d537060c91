import type { Kysely } from "kysely";
import type { OperatorBackend } from "#contracts/backend.ts";
import { Failure } from "#contracts/failure.ts";
import type { Tables } from "#server/db/types.ts";
import type { SendJob } from "#server/jobs/queue.ts";
import { changeStatus } from "#server/orders/change-status.ts";
import { lockKnownOrder } from "#server/orders/lock-known-order.ts";
import { sendMail } from "#server/orders/send-mail.ts";

type Needs = { db: Kysely<Tables>; sendJob: SendJob; now: () => Date };

/** The 14 days to return a tube count from here. Safe to send twice. */
export function deliverOrder({ db, sendJob, now }: Needs): OperatorBackend["deliverOrder"] {
  return (reference) =>
    db.transaction().execute(async (tx) => {
      const order = await lockKnownOrder(tx, "reference", reference);
      if (order.status === "delivered") return order.status;
      if (order.status !== "dispatched") throw new Failure("conflict", { message: `This order is ${order.status}: only a dispatched one can be delivered.` });
      const { status } = await changeStatus(tx, order, "delivered", { cause: "Delivered", by: "owner", at: now() });
      if (order.email !== null) await sendMail(tx, sendJob, "order-delivered", order.id);
      return status;
    });
}
