import * as v from "valibot";
import type { OperatorBackend } from "#contracts/backend.ts";
import { Failure } from "#contracts/failure.ts";
import { reference as orderReference } from "#contracts/order.ts";
import type { Books } from "#server/orders/same-books.ts";
import { viewOrder } from "#server/orders/view-order.ts";
import type { Database } from "#server/platform/database/open.ts";

/** One order with its address and history: what the owner needs to send a tube. `not-found` for an unknown reference. */
export function readOrder({ db, payments, now }: { db: Database; payments: Books; now: () => Date }): OperatorBackend["readOrder"] {
  return async (reference) => {
    const known = v.is(orderReference, reference);
    const found = known && (await db.selectFrom("orders").select("id").where("reference", "=", reference).executeTakeFirst());
    const order = found && (await viewOrder({ db, payments }, found.id, now()));
    if (!order) throw new Failure("not-found", { message: "There is no such order." });
    return order;
  };
}
