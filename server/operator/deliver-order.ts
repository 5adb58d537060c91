import type { Kysely } from "kysely";
import type { OperatorBackend } from "#contracts/backend.ts";
import { Failure } from "#contracts/failure.ts";
import type { Tables } from "#server/db/types.ts";
import { changeStatus } from "#server/orders/change-status.ts";
import { lockKnownOrder } from "#server/orders/lock-known-order.ts";

type Needs = { db: Kysely<Tables>; now: () => Date };

/** The 14 days to return a tube count from here. Safe to send twice. */
export function deliverOrder({ db, now }: Needs): OperatorBackend["deliverOrder"] {
  return (reference) =>
    db.transaction().execute(async (tx) => {
      const order = await lockKnownOrder(tx, "reference", reference);
      if (order.status === "delivered") return order.status;
      if (order.status !== "dispatched") throw new Failure("conflict", { message: `This order is ${order.status}: only a dispatched one can be delivered.` });
      return (await changeStatus(tx, order, "delivered", { cause: "Delivered", by: "owner", at: now() })).status;
    });
}
