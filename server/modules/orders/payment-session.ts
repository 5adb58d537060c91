import type { InferOutput } from "valibot";
import { catalogue } from "#content/catalogue.ts";
import { Failure } from "#contracts/failure.ts";
import type { OrderView } from "#contracts/order.ts";
import type { output } from "#contracts/start-checkout.ts";
import type { OrderNeeds } from "#server/modules/orders/needs.ts";
import { sessionMinutes, staysOpen } from "#server/modules/orders/reservation.ts";
import { endUnpaid } from "#server/modules/orders/settlement.ts";
import { lockOrder, type Order } from "#server/modules/orders/state.ts";
import { addMinutes } from "#server/platform/dates.ts";
import { ProviderUnavailable } from "#server/providers/errors.ts";
import type { NewSession, Payments } from "#server/providers/payments/port.ts";

/** Which provider, and which of its accounts and modes, this process talks to. */
export type PaymentAccount = Pick<Payments, "name" | "account">;

/** Whether an order's payment session stands in the books that this process can ask: else its page is no longer to be shown to anybody. */
export const isSameAccount = (
  { payment_provider, payment_account }: Pick<Order, "payment_provider" | "payment_account">,
  { name, account }: PaymentAccount,
): boolean => payment_provider === name && (payment_account === null || payment_account === account);

/** What an order sold: as it was called and taxed on its day. Orders of a version before that wrote none of it are read by today's catalogue. */
export function productOf({ product, product_name, product_description, vat_rate_percent }: Order) {
  const today = Object.values(catalogue).find(({ id }) => id === product) ?? catalogue.tube;
  return {
    name: product_name ?? today.name,
    description: product_description ?? today.description,
    vatRatePercent: vat_rate_percent ?? today.vatRatePercent,
  };
}
export type SoldProduct = ReturnType<typeof productOf>;

export type CheckoutAnswer = InferOutput<typeof output>;

/** Where a buyer goes on: the payment page, or how their payment stands where they are done with that page. Takes an order with a session. */
export function answerCheckout({ payment_url, payment_session, session_ends_at, paid_at, bank_asked_at }: Order, origin: string): CheckoutAnswer {
  if (payment_url === null || session_ends_at === null) throw new Error("an order without a session has no payment page");
  const done = paid_at !== null || bank_asked_at !== null;
  const url = !done ? payment_url : `${origin}/payment-success?session=${payment_session}`;
  return { url, expires_at: session_ends_at.toISOString() };
}

/** Where an order's buyer goes on to pay: always the one session that it has. */
export function readToPay(order: Order, { payments, at }: { payments: PaymentAccount; at: Date }): OrderView["toPay"] {
  const { status, payment_url, session_ends_at, bank_asked_at } = order;
  if (status !== "awaiting-payment" || bank_asked_at !== null || payment_url === null || session_ends_at === null || !isSameAccount(order, payments))
    return null;
  return staysOpen(session_ends_at, at) ? { url: payment_url, until: session_ends_at } : null;
}

/**
 * Opens the payment session of an order that holds its unit. Two requests may do so for one order at once: the provider
 * knows the order's id and opens one. Throws `payments-away` when the provider does not answer; the unit is back by then.
 */
export function openSession({ db, payments, now, config, log }: OrderNeeds) {
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
      await endUnpaid(tx, order, "payment-page-failed", now());
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
      expiresAt: addMinutes(created_at, sessionMinutes),
    };
  }
}
