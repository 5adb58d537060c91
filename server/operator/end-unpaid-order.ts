import type { OperatorBackend } from "#contracts/backend.ts";
import { Failure } from "#contracts/failure.ts";
import type { EndHold } from "#server/orders/end-hold.ts";
import type { Database } from "#server/platform/database/open.ts";

/** Ends the time to pay of an order that waits for it, and puts its tube back. What turns out to be paid meanwhile is paid. Answers what it has become. */
export function endUnpaidOrder({ db, endHold }: { db: Database; endHold: EndHold }): OperatorBackend["endUnpaidOrder"] {
  const find = (reference: string) => db.selectFrom("orders").select(["id", "status"]).where("reference", "=", reference).executeTakeFirst();
  return async (reference) => {
    const order = await find(reference);
    if (!order) throw new Failure("not-found", { message: "There is no such order." });
    if (order.status !== "awaiting-payment") throw new Failure("conflict", { message: "This order does not wait for a payment." });
    await endHold(order.id);
    return (await find(reference))?.status ?? order.status;
  };
}
