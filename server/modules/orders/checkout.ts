import type { Backend, Caller } from "#contracts/backend.ts";
import { Failure } from "#contracts/failure.ts";
import { limits } from "#contracts/start-checkout.ts";
import { endHold } from "#server/modules/orders/expiry.ts";
import { answerCheckout, type CheckoutAnswer, isSameAccount, openSession } from "#server/modules/orders/payment-session.ts";
import { findRecentPaid, reserveUnit, sessionlessMinutes, staysOpen } from "#server/modules/orders/reservation.ts";
import { readSale } from "#server/modules/orders/sales.ts";
import type { Order, OrderNeeds } from "#server/modules/orders/state.ts";
import { violatedConstraint } from "#server/platform/database/open.ts";
import { addMinutes } from "#server/platform/dates.ts";
import { hashToken } from "#server/platform/tokens/secret-links.ts";

const noPageOfOurs =
  "We couldn't start your order. Nothing was charged. Please press the button once more. If you see this again, allow cookies for this site.";

const closedUntil = (opens: string) => `Pre-orders are closed at the moment, and nothing was charged. They open again on ${opens}.`;

/** A parallel request of the same buyer may win the unique index. */
function unlessTaken(error: unknown): undefined {
  if (violatedConstraint(error) === undefined) throw error;
}

export function startCheckout(needs: OrderNeeds): Backend["startCheckout"] {
  const { db, throttle, now, config, payments } = needs;
  const open = openSession(needs);
  const reserve = reserveUnit(needs);
  const end = endHold(needs);

  return async ({ another = false, offer }, caller) => {
    const found = await reuseOrder(caller);
    if (found) return found;
    const { browser, formAge } = caller;
    if (!another && browser !== undefined && (await findRecentPaid(db, browser, now()))) throw new Failure("already-paid");
    const { availability, opens } = await readSale(needs);
    if (availability === "closed") throw new Failure("sales-closed", opens ? { message: closedUntil(opens) } : {});
    if (availability === "sold-out") throw new Failure("sold-out");
    await throttle([`start-checkout:${caller.address}`, limits.address]);
    // A bare call costs a machine nothing; a page and its cookie tell its reservations apart, and make them wait.
    if (browser === undefined || formAge === undefined) throw new Failure("once-more", { message: noPageOfOurs });

    for (let attempts = 0; attempts < 3; attempts++) {
      const order = await reserve({ ...caller, browser, formAge }, { another, offer }).catch(unlessTaken);
      if (order) return open(order, { isNew: true });
      // The other request's order is this buyer's too.
      const theirs = await reuseOrder(caller);
      if (theirs) return theirs;
    }
    throw new Failure("conflict");
  };

  /** Two tabs, a double click, Back or a repeat lead to the same payment page. Undefined where a new order is due: one that can no longer be paid is ended. */
  async function reuseOrder(caller: Caller): Promise<CheckoutAnswer | undefined> {
    const order = await findOpenOrder(caller);
    if (!order) return undefined;
    const { session_ends_at, created_at } = order;
    const hasTimeLeft = session_ends_at === null ? addMinutes(created_at, sessionlessMinutes) > now() : staysOpen(session_ends_at, now());
    if (order.paid_at !== null || (hasTimeLeft && (order.payment_session === null || isSameAccount(order, payments))))
      return order.payment_url === null ? open(order) : answerCheckout(order, config.PUBLIC_ORIGIN);
    await end({ orderId: order.id });
    const ended = await db.selectFrom("orders").selectAll().where("id", "=", order.id).executeTakeFirstOrThrow();
    return ended.paid_at === null ? undefined : answerCheckout(ended, config.PUBLIC_ORIGIN);
  }

  async function findOpenOrder({ browser, idempotencyKey }: Caller): Promise<Order | undefined> {
    const orders = db.selectFrom("orders").selectAll();
    const byKey = idempotencyKey === undefined ? undefined : await orders.where("idempotency_key", "=", idempotencyKey).executeTakeFirst();
    if (byKey || browser === undefined) return byKey;
    return orders.where("browser_hash", "=", hashToken(browser)).where("status", "=", "awaiting-payment").executeTakeFirst();
  }
}
