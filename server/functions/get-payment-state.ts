import type { Kysely } from "kysely";
import type { Backend } from "#contracts/backend.ts";
import { Failure } from "#contracts/failure.ts";
import { limits } from "#contracts/get-payment-state.ts";
import type { Order } from "#server/orders/lock-order.ts";
import { inSameBooks } from "#server/orders/same-books.ts";
import type { SettleNeeds } from "#server/orders/settle-in.ts";
import { settlePayment } from "#server/orders/settle-payment.ts";
import { tellPaymentState } from "#server/orders/tell-payment-state.ts";
import type { Tables } from "#server/platform/database/tables.ts";
import type { Throttle } from "#server/platform/limits/throttle.ts";
import { ProviderUnavailable } from "#server/providers/errors.ts";
import type { Payments, SessionFacts } from "#server/providers/payments/port.ts";

type Needs = SettleNeeds & { db: Kysely<Tables>; payments: Pick<Payments, "name" | "account" | "live" | "lookUp">; throttle: Throttle };

/** The return page asks here: where the provider's event is late, the provider itself is asked. */
export function getPaymentState({ db, payments, throttle, ...needs }: Needs): Backend["getPaymentState"] {
  const settle = settlePayment({ db, payments, ...needs });
  const find = (session: string) => db.selectFrom("orders").selectAll().where("payment_session", "=", session).executeTakeFirst();

  return async ({ session }, caller) => {
    await throttle([`get-payment-state:${caller.address}`, limits.address]);
    const order = await find(session);
    if (!order) throw new Failure("not-found");
    // An order whose time ran out may be paid all the same: "nothing was charged" must be true.
    if (order.status !== "awaiting-payment" && order.status !== "expired") return tellPaymentState(db, order);

    const facts = await lookUp(order, session);
    if (!facts || (order.status === "expired" && facts.status === "expired" && !facts.paid)) return tellPaymentState(db, order, facts);
    await settle(facts, "return-page");
    return tellPaymentState(db, (await find(session)) ?? order, facts);
  };

  async function lookUp(order: Order, session: string): Promise<SessionFacts | undefined> {
    if (!inSameBooks(order, payments)) return undefined;
    try {
      return await payments.lookUp(session);
    } catch (error) {
      if (error instanceof ProviderUnavailable) return undefined;
      throw error;
    }
  }
}
