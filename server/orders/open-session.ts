import type { Kysely } from "kysely";
import { catalogue } from "#content/catalogue.ts";
import { Failure } from "#contracts/failure.ts";
import { answerCheckout, type CheckoutAnswer } from "#server/orders/answer-checkout.ts";
import { endUnpaid } from "#server/orders/end-unpaid.ts";
import { lockOrder, type Order } from "#server/orders/lock-order.ts";
import { minutesAfter, sessionMinutes } from "#server/orders/payment-times.ts";
import { productOf } from "#server/orders/product-of.ts";
import type { Config } from "#server/platform/config.ts";
import type { Tables } from "#server/platform/database/tables.ts";
import type { Log } from "#server/platform/log.ts";
import { ProviderUnavailable } from "#server/providers/errors.ts";
import type { NewSession, Payments } from "#server/providers/payments/port.ts";

export type OpenSessionNeeds = {
  db: Kysely<Tables>;
  payments: Pick<Payments, "name" | "account" | "openSession">;
  now: () => Date;
  config: Pick<Config, "PUBLIC_ORIGIN">;
  log: Log;
};

/**
 * Opens the payment session of an order that holds its unit. Two requests may do so for one order at once: the provider
 * knows the order's id and opens one. Throws `payments-away` when the provider does not answer; the unit is back by then.
 */
export function openSession({ db, payments, now, config, log }: OpenSessionNeeds) {
  const origin = config.PUBLIC_ORIGIN;

  return async (order: Order): Promise<CheckoutAnswer> => {
    try {
      const session = await payments.openSession(sessionOf(order));
      const kept = await db
        .updateTable("orders")
        .set({ payment_session: session.id, payment_account: payments.account, payment_url: session.url, session_ends_at: session.expiresAt })
        .where("id", "=", order.id)
        .where("status", "=", "awaiting-payment")
        .returningAll()
        .executeTakeFirst();
      if (!kept) throw new ProviderUnavailable(payments.name);
      return answerCheckout(kept, origin);
    } catch (error) {
      const found = await giveUp(order.id);
      if (found) return found;
      if (!(error instanceof ProviderUnavailable)) throw error;
      log.warn({ orderId: order.id, vendor: payments.name }, "could not open a payment session");
      throw new Failure("payments-away", { cause: error });
    }
  };

  /** Ends the order, unless another request of the same buyer had more luck with it. */
  function giveUp(orderId: string): Promise<CheckoutAnswer | undefined> {
    return db.transaction().execute(async (tx) => {
      const order = await lockOrder(tx, "id", orderId);
      if (order?.status !== "awaiting-payment") return undefined;
      if (order.payment_url !== null) return answerCheckout(order, origin);
      await endUnpaid(tx, order, "no-page", now());
      return undefined;
    });
  }

  /** The same for every call about one order: a provider refuses a known idempotency key with other words. */
  function sessionOf(order: Order): NewSession {
    const { id, reference, total_minor, currency, terms_version, created_at } = order;
    return {
      orderId: id,
      reference,
      description: productOf(order).description,
      total: { minor: total_minor, currency },
      shipsTo: catalogue.tube.shipsTo,
      termsVersion: terms_version,
      successUrl: `${origin}/payment-success?session={SESSION}`,
      cancelUrl: `${origin}/checkout?left=1`,
      expiresAt: minutesAfter(created_at, sessionMinutes),
    };
  }
}
