import type { InferOutput } from "valibot";
import { vendorNames } from "#content/site/your-data-link.ts";
import type { Backend } from "#contracts/backend.ts";
import { Failure } from "#contracts/failure.ts";
import { limits, type PaymentState } from "#contracts/get-payment-state.ts";
import type { OrderView, PaymentStory } from "#contracts/order.ts";
import type { output } from "#contracts/start-checkout.ts";
import { findTelling, readRefunds } from "#server/modules/orders/refunds.ts";
import { sessionMinutes, staysOpen } from "#server/modules/orders/reservation.ts";
import { endUnpaid, settlePayment } from "#server/modules/orders/settlement.ts";
import { lockOrder, type Order, type OrderNeeds, productOf } from "#server/modules/orders/state.ts";
import { raiseAlert } from "#server/platform/alerts.ts";
import type { Database } from "#server/platform/database/open.ts";
import { addMinutes } from "#server/platform/dates.ts";
import { noneWhenAway, PaymentsRefused, ProviderUnavailable } from "#server/providers/errors.ts";
import type { NewSession, Payments, SessionFacts } from "#server/providers/payments/port.ts";

/** As it writes itself: how a sentence to the owner begins. */
export const nameProvider = ({ name }: Pick<Payments, "name">): string => vendorNames[name] ?? "The card provider";

/** Whether an order's payment session stands in the books that this process can ask: else its page is no longer to be shown to anybody. */
export const isSameAccount = (
  { payment_provider, payment_account }: Pick<Order, "payment_provider" | "payment_account">,
  { name, account }: Pick<Payments, "name" | "account">,
): boolean => payment_provider === name && (payment_account === null || payment_account === account);

export type CheckoutAnswer = InferOutput<typeof output>;

/** Where a buyer goes on: the payment page, or how their payment stands where they are done with that page. Takes an order with a session. */
export function answerCheckout({ payment_url, payment_session, session_ends_at, paid_at, bank_asked_at }: Order, origin: string): CheckoutAnswer {
  if (payment_url === null || session_ends_at === null) throw new Error("an order without a session has no payment page");
  const done = paid_at !== null || bank_asked_at !== null;
  const url = !done ? payment_url : `${origin}/payment-success?session=${payment_session}`;
  return { url, expires_at: session_ends_at.toISOString() };
}

/** Where an order's buyer goes on to pay: always the one session that it has. */
export function readOpenPaymentPage(order: Order, { payments, at }: { payments: Payments; at: Date }): OrderView["toPay"] {
  const { status, payment_url, session_ends_at, bank_asked_at } = order;
  if (status !== "awaiting-payment" || bank_asked_at !== null || payment_url === null || session_ends_at === null || !isSameAccount(order, payments))
    return null;
  return staysOpen(session_ends_at, at) ? { url: payment_url, until: session_ends_at } : null;
}

/** Opens an order's payment session, one however often it's called. Where the provider doesn't answer: `payments-away`, and a new order puts its unit back. */
export function openSession({ db, payments, sendJob, now, config, log }: OrderNeeds) {
  const origin = config.PUBLIC_ORIGIN;
  // A provider refuses a second request with the key of one that it still works on.
  const underWay = new Map<string, Promise<CheckoutAnswer>>();
  return (order: Order, { isNew = false } = {}): Promise<CheckoutAnswer> =>
    underWay.getOrInsertComputed(order.id, () => open(order, isNew).finally(() => underWay.delete(order.id)));

  async function open(order: Order, isNew: boolean): Promise<CheckoutAnswer> {
    try {
      const { id, url, expiresAt } = await payments.openSession(sessionOf(order));
      const waiting = db.updateTable("orders").where("id", "=", order.id).where("status", "=", "awaiting-payment");
      const session = { payment_session: id, payment_account: payments.account, payment_url: url, session_ends_at: expiresAt };
      const kept = await waiting.set(session).returningAll().executeTakeFirst();
      if (!kept) throw new ProviderUnavailable(payments.name);
      return answerCheckout(kept, origin);
    } catch (error) {
      const found = await giveUp(order.id, isNew);
      if (found) return found;
      if (error instanceof PaymentsRefused) await tellOwner(error);
      else if (!(error instanceof ProviderUnavailable)) throw error;
      log.warn({ orderId: order.id, vendor: payments.name }, "could not open a payment session");
      throw new Failure("payments-away", { cause: error });
    }
  }

  /** Nobody can order until they mend it: a setting of their account, or a key that may do too little. */
  function tellOwner({ message }: PaymentsRefused): Promise<void> {
    const detail = `${nameProvider(payments)} isn't opening the payment page, so nobody can order: ${message}`;
    return db.transaction().execute((tx) => raiseAlert(tx, sendJob, { orderId: null, kind: "payments-away", detail, at: now() }));
  }

  /** Ends a new order, unless another request of the same buyer had more luck with it; in another process one may still be at it. */
  function giveUp(orderId: string, isNew: boolean): Promise<CheckoutAnswer | undefined> {
    return db.transaction().execute(async (tx) => {
      const order = await lockOrder(tx, "id", orderId);
      if (order?.status !== "awaiting-payment") return undefined;
      if (order.payment_url !== null) return answerCheckout(order, origin);
      if (isNew) await endUnpaid(tx, order, "payment-page-failed", now());
      return undefined;
    });
  }

  /** The same for every call about one order: a provider refuses a known idempotency key with other words. */
  function sessionOf(order: Order): NewSession {
    const { id, reference, total_minor, currency, terms_version, created_at } = order;
    const { description, shipsTo } = productOf(order);
    return {
      orderId: id,
      reference,
      description,
      total: { minor: total_minor, currency },
      shipsTo,
      termsVersion: terms_version,
      successUrl: `${origin}/payment-success?session={SESSION}`,
      cancelUrl: `${origin}/checkout?left=1`,
      expiresAt: addMinutes(created_at, sessionMinutes),
    };
  }
}

/** What is out of the ordinary about how an order was paid, or was not. */
export function readPaymentStatus({ paid_at, paid_too_late, payment_failed_at, bank_asked_at }: Order): PaymentStory {
  if (paid_at !== null) return paid_too_late ? "too-late" : "plain";
  if (payment_failed_at !== null) return "failed";
  return bank_asked_at === null ? "plain" : "bank-asked";
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
      const refund = findTelling(await readRefunds(db, order));
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

    const facts = isSameAccount(order, payments) ? await payments.lookUp(session).catch(noneWhenAway) : undefined;
    if (!facts || (order.status === "expired" && facts.status === "expired" && !facts.paid)) return describePayment(db, order, facts);
    const { outcome } = await settle(facts, "return-page");
    if (outcome === "flagged") return { state: "under-review", reference: order.reference };
    return describePayment(db, (await find(session)) ?? order, facts);
  };
}
