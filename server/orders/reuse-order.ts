import type { Kysely } from "kysely";
import type { Caller } from "#contracts/backend.ts";
import { answerCheckout, type CheckoutAnswer } from "#server/orders/answer-checkout.ts";
import type { EndHold } from "#server/orders/end-hold.ts";
import type { Order } from "#server/orders/lock-order.ts";
import { minutesAfter, sessionlessMinutes, staysOpen } from "#server/orders/payment-times.ts";
import { type Books, inSameBooks } from "#server/orders/same-books.ts";
import type { Config } from "#server/platform/config.ts";
import type { Tables } from "#server/platform/database/tables.ts";
import { hashToken } from "#server/platform/tokens/secret-links.ts";

export type ReuseOrderNeeds = {
  db: Kysely<Tables>;
  now: () => Date;
  config: Pick<Config, "PUBLIC_ORIGIN">;
  payments: Books;
  openSession: (order: Order) => Promise<CheckoutAnswer>;
  endHold: EndHold;
};

/**
 * Finds the order that this browser, or this key, has open: two tabs, a double click, Back or a repeat lead to the same
 * payment page. Ends one whose time is over, or whose page is of an account that is no longer ours, and answers undefined where a new order is due.
 */
export function reuseOrder({ db, now, config, payments, openSession, endHold }: ReuseOrderNeeds) {
  return async (caller: Caller): Promise<CheckoutAnswer | undefined> => {
    const order = await findOrder(caller);
    if (!order) return undefined;
    if (order.paid_at !== null || (isAlive(order) && (order.payment_session === null || inSameBooks(order, payments))))
      return order.payment_url === null ? openSession(order) : answerCheckout(order, config.PUBLIC_ORIGIN);
    await endHold(order.id);
    const ended = await db.selectFrom("orders").selectAll().where("id", "=", order.id).executeTakeFirstOrThrow();
    return ended.paid_at === null ? undefined : answerCheckout(ended, config.PUBLIC_ORIGIN);
  };

  async function findOrder({ browser, idempotencyKey }: Caller): Promise<Order | undefined> {
    const orders = db.selectFrom("orders").selectAll();
    const byKey = idempotencyKey === undefined ? undefined : await orders.where("idempotency_key", "=", idempotencyKey).executeTakeFirst();
    if (byKey || browser === undefined) return byKey;
    return orders.where("browser_hash", "=", hashToken(browser)).where("status", "=", "awaiting-payment").executeTakeFirst();
  }

  function isAlive({ session_ends_at, created_at }: Order): boolean {
    if (session_ends_at === null) return minutesAfter(created_at, sessionlessMinutes) > now();
    return staysOpen(session_ends_at, now());
  }
}
