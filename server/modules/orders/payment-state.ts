import type { Backend } from "#contracts/backend.ts";
import { Failure } from "#contracts/failure.ts";
import { limits, type PaymentState } from "#contracts/get-payment-state.ts";
import type { PaymentStory } from "#contracts/order.ts";
import type { OrderNeeds } from "#server/modules/orders/needs.ts";
import { isSameAccount } from "#server/modules/orders/payment-session.ts";
import { readRefund } from "#server/modules/orders/refunds.ts";
import { settlePayment } from "#server/modules/orders/settlement.ts";
import type { Order } from "#server/modules/orders/state.ts";
import type { Database } from "#server/platform/database/open.ts";
import { ProviderUnavailable } from "#server/providers/errors.ts";
import type { SessionFacts } from "#server/providers/payments/port.ts";

/** What is out of the ordinary about how an order was paid, or was not. */
export function readPaymentStatus(order: Order): PaymentStory {
  if (order.paid_at !== null) return order.paid_too_late ? "too-late" : "plain";
  if (order.payment_failed_at !== null) return "failed";
  return order.bank_asked_at === null ? "plain" : "bank-asked";
}

/** How an order's payment stands, as the page that a buyer comes back to must say it. `facts`: what the provider said just now, if anything. */
async function describePayment(db: Database, order: Order, facts?: SessionFacts): Promise<PaymentState> {
  const { reference, status } = order;
  const story = readPaymentStatus(order);
  switch (status) {
    case "awaiting-payment":
      if (story === "bank-asked") return { state: "bank-asked", reference, until: order.hold_ends_at.toISOString() };
      if (facts?.status !== "open" || facts.paid) return { state: "waiting", reference };
      return { state: "unpaid", reference, ...(order.session_ends_at && { until: order.session_ends_at.toISOString() }) };
    case "expired":
      return { state: story === "failed" ? "failed" : story === "bank-asked" ? "bank-late" : "expired", reference };
    case "cancelled":
    case "refunded": {
      if (order.paid_at === null) return { state: "expired", reference };
      const refund = await readRefund(db, order.id);
      if (refund?.status === "failed") return { state: "refund-failed", reference };
      return { state: story === "too-late" ? "too-late" : status, reference };
    }
    default:
      return { state: "paid", reference };
  }
}

/** The return page asks here: where the provider's event is late, the provider itself is asked. */
export function getPaymentState(needs: OrderNeeds): Backend["getPaymentState"] {
  const { db, payments, throttle } = needs;
  const settle = settlePayment(needs);
  const find = (session: string) => db.selectFrom("orders").selectAll().where("payment_session", "=", session).executeTakeFirst();

  return async ({ session }, caller) => {
    await throttle([`get-payment-state:${caller.address}`, limits.address]);
    const order = await find(session);
    if (!order) throw new Failure("not-found");
    // An order whose time ran out may be paid all the same: "nothing was charged" must be true.
    if (order.status !== "awaiting-payment" && order.status !== "expired") return describePayment(db, order);

    const facts = await lookUp(order, session);
    if (!facts || (order.status === "expired" && facts.status === "expired" && !facts.paid)) return describePayment(db, order, facts);
    await settle(facts, "return-page");
    return describePayment(db, (await find(session)) ?? order, facts);
  };

  async function lookUp(order: Order, session: string): Promise<SessionFacts | undefined> {
    if (!isSameAccount(order, payments)) return undefined;
    try {
      return await payments.lookUp(session);
    } catch (error) {
      if (error instanceof ProviderUnavailable) return undefined;
      throw error;
    }
  }
}
