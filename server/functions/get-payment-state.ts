import type { Kysely } from "kysely";
import type { Backend } from "#contracts/backend.ts";
import { Failure } from "#contracts/failure.ts";
import { limits, type PaymentState } from "#contracts/get-payment-state.ts";
import type { OrderStatus } from "#contracts/order.ts";
import type { TakeFromLimit } from "#server/access/rate-limit.ts";
import type { Tables } from "#server/db/types.ts";
import type { Order } from "#server/orders/lock-order.ts";
import type { SettleNeeds } from "#server/orders/settle-in.ts";
import { settlePayment } from "#server/orders/settle-payment.ts";
import type { Payments, SessionFacts } from "#server/ports/payments.ts";
import { VendorAway } from "#server/ports/vendor-away.ts";

type Needs = SettleNeeds & { db: Kysely<Tables>; payments: Pick<Payments, "name" | "live" | "lookUp">; takeFromLimit: TakeFromLimit };

const states = {
  paid: "paid",
  dispatched: "paid",
  delivered: "paid",
  expired: "expired",
  cancelled: "cancelled",
  refunded: "refunded",
} as const satisfies Record<Exclude<OrderStatus, "awaiting-payment">, PaymentState["state"]>;

/** The return page asks here: where the provider's event is late, the provider itself is asked. */
export function getPaymentState({ db, payments, takeFromLimit, ...needs }: Needs): Backend["getPaymentState"] {
  const settle = settlePayment({ db, payments, ...needs });
  const find = (session: string) => db.selectFrom("orders").selectAll().where("payment_session", "=", session).executeTakeFirst();

  return async ({ session }, caller) => {
    await takeFromLimit(`get-payment-state:${caller.address}`, limits.address);
    const order = await find(session);
    if (!order) throw new Failure("not-found");
    const { reference, status } = order;
    // An order whose time ran out may be paid all the same: "nothing was charged" must be true.
    if (status !== "awaiting-payment" && status !== "expired") return { state: states[status], reference };

    const facts = await lookUp(order, session);
    if (status === "expired" && !facts?.paid) return { state: "expired", reference };
    if (!facts) return { state: "waiting", reference };
    await settle(facts, "return-page");
    const settled = (await find(session))?.status ?? status;
    if (settled !== "awaiting-payment") return { state: states[settled], reference };
    return { state: facts.status === "open" && !facts.paid ? "unpaid" : "waiting", reference };
  };

  async function lookUp(order: Order, session: string): Promise<SessionFacts | undefined> {
    if (order.payment_provider !== payments.name) return undefined;
    try {
      return await payments.lookUp(session);
    } catch (error) {
      if (error instanceof VendorAway) return undefined;
      throw error;
    }
  }
}
