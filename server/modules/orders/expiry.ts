import type { OperatorBackend } from "#contracts/backend.ts";
import { Failure, isFailure } from "#contracts/failure.ts";
import { isSameAccount, nameProvider } from "#server/modules/orders/payment-session.ts";
import { endUnpaid, settlePaymentTx } from "#server/modules/orders/settlement.ts";
import { lockOrder, type Order, type OrderNeeds, refuse } from "#server/modules/orders/state.ts";
import { raiseAlert } from "#server/platform/alerts.ts";
import { addMinutes } from "#server/platform/dates.ts";
import { PaymentsRefused, ProviderUnavailable } from "#server/providers/errors.ts";
import type { SessionFacts } from "#server/providers/payments/port.ts";

/** When to ask again about a session that could not be ended because its provider was away. */
const askAgainMinutes = 5;

/** Ends an order's time to pay, its session first, so that nobody pays for a unit that is no longer theirs. Safe at any time, any number of times. */
export function endHold(needs: OrderNeeds) {
  const { db, payments, sendJob, now, log } = needs;
  const settle = settlePaymentTx(needs);

  return async ({ orderId }: { orderId: string }): Promise<void> => {
    const order = await db.selectFrom("orders").selectAll().where("id", "=", orderId).executeTakeFirst();
    if (!order || order.paid_at !== null) return;
    const found = await endSession(order);
    await db.transaction().execute(async (tx) => {
      const at = now();
      if (typeof found === "object") await settle(tx, found, "hold-end");
      const still = await lockOrder(tx, "id", orderId);
      // A session of another account that has real money may still be paid there.
      if (found === "refused" && (isSameAccount(order, payments) || !order.payment_account?.startsWith("test:"))) {
        const detail = `${nameProvider(payments)} couldn't close payment page ${order.payment_session} when the time to pay ran out: if it was paid there after all, refund it there`;
        await raiseAlert(tx, sendJob, { orderId, kind: "session-not-ended", detail, at });
      }
      // A session that came while we asked has a hold's end of its own.
      if (still?.status !== "awaiting-payment" || still.payment_session !== order.payment_session) return;
      await endUnpaid(tx, still, still.payment_session === null ? "payment-page-failed" : "payment-expired", at);
      // Nobody has confirmed that it was not paid: a payment whose event is lost as well must still be found.
      if (found === "away") await sendJob(tx, "end-hold", { orderId }, { startAfter: addMinutes(at, askAgainMinutes) });
    });
  };

  async function endSession({ id, status, payment_session, payment_provider }: Order): Promise<SessionFacts | "none" | "away" | "refused"> {
    if (payment_session === null || payment_provider !== payments.name) return "none";
    try {
      return await payments.endSession(payment_session);
    } catch (error) {
      // A session of another account, or one that is gone: it will be so the next time too.
      if (error instanceof PaymentsRefused || (isFailure(error) && error.code === "not-found")) return "refused";
      // The unit must not wait for a provider that is down; after that, the queue tries again.
      if (!(error instanceof ProviderUnavailable) || status !== "awaiting-payment") throw error;
      log.warn({ orderId: id, vendor: payments.name }, "could not end a payment session");
      return "away";
    }
  }
}

/** Ends the time to pay of an order that waits for it, and puts its tube back. What turns out to be paid meanwhile is paid. Answers what it has become. */
export function endUnpaidOrder(needs: OrderNeeds): OperatorBackend["endUnpaidOrder"] {
  const end = endHold(needs);
  const find = (reference: string) => needs.db.selectFrom("orders").select(["id", "status"]).where("reference", "=", reference).executeTakeFirst();
  return async (reference) => {
    const order = await find(reference);
    if (!order) throw new Failure("not-found", { message: "There is no such order." });
    if (order.status !== "awaiting-payment") throw refuse("This order isn't waiting for a payment.");
    await end({ orderId: order.id });
    return (await find(reference))?.status ?? order.status;
  };
}
