import { catalogue, offer, preOrderTermsVersion } from "#content/catalogue.ts";
import { formatIsoDay } from "#content/format-iso-day.ts";
import type { Backend, Caller } from "#contracts/backend.ts";
import { Failure } from "#contracts/failure.ts";
import { formatMoney } from "#contracts/money.ts";
import { limits } from "#contracts/start-checkout.ts";
import { readSale } from "#server/modules/orders/dispatch.ts";
import { type EndHold, endHold } from "#server/modules/orders/expiry.ts";
import { answerCheckout, type CheckoutAnswer, isSameAccount, openSession, type PaymentAccount } from "#server/modules/orders/payment-session.ts";
import { findRecentPaid, type NetworkCode, reserveUnit, sessionlessMinutes, staysOpen } from "#server/modules/orders/reservation.ts";
import type { Order } from "#server/modules/orders/state.ts";
import type { Config } from "#server/platform/config.ts";
import { violatedConstraint } from "#server/platform/database/open.ts";
import { addMinutes } from "#server/platform/dates.ts";
import type { PlatformNeeds } from "#server/platform/needs.ts";
import { hashToken } from "#server/platform/tokens/secret-links.ts";
import type { Payments } from "#server/providers/payments/port.ts";

export type ReuseOrderNeeds = Pick<PlatformNeeds, "db" | "now"> & {
  config: Pick<Config, "PUBLIC_ORIGIN">;
  payments: PaymentAccount;
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
    if (order.paid_at !== null || (isAlive(order) && (order.payment_session === null || isSameAccount(order, payments))))
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
    if (session_ends_at === null) return addMinutes(created_at, sessionlessMinutes) > now();
    return staysOpen(session_ends_at, now());
  }
}

type Needs = Pick<PlatformNeeds, "db" | "sendJob" | "throttle" | "now" | "log"> & {
  payments: Payments;
  networkCode: NetworkCode;
  config: Pick<Config, "PUBLIC_ORIGIN" | "DISPATCH_DATE" | "LEAST_FORM_SECONDS">;
};

/** Two buyers behind one key would share a payment page, so a key must be too long to be anyone else's. */
const leastKeyLength = 16;
const tries = 3;

const noPageOfOurs =
  "We could not tell whether this came from our page. Please press the button once more. If you see this again, allow cookies for this site: we need one to keep your tube for you.";

const closedUntil = (opens: string) => `Pre-orders are closed just now, and nothing was charged. They open again on ${opens}.`;

const changedOffer = `The price or the Pre-Order Terms have changed since this page was opened. A tube is now ${formatMoney(catalogue.tube.price)}, UK delivery included, under the terms of ${formatIsoDay(preOrderTermsVersion)}. Please reload this page, look, and press again.`;

function unlessTaken(error: unknown): undefined {
  if (violatedConstraint(error) === undefined) throw error;
}

export function startCheckout(needs: Needs): Backend["startCheckout"] {
  const { db, throttle, now } = needs;
  const open = openSession(needs);
  const hold = reserveUnit(needs);
  const reuse = reuseOrder({ ...needs, openSession: open, endHold: endHold(needs) });

  return async ({ another = false, offer: shown }, caller) => {
    if (caller.idempotencyKey !== undefined && caller.idempotencyKey.length < leastKeyLength) {
      throw new Failure("invalid", { message: `An Idempotency-Key has at least ${leastKeyLength} characters.` });
    }
    const found = await reuse(caller);
    if (found) return found;
    const { browser, formAge } = caller;
    if (!another && browser !== undefined && (await findRecentPaid(db, browser, now()))) throw new Failure("already-paid");
    const { availability, opens } = await readSale(needs);
    if (availability === "closed") throw new Failure("sales-closed", opens ? { message: closedUntil(opens) } : {});
    if (availability === "sold-out") throw new Failure("sold-out");
    await throttle([`start-checkout:${caller.address}`, limits.address]);
    // A bare call costs a machine nothing; a page and its cookie tell its holds apart, and make them wait.
    if (browser === undefined || formAge === undefined) throw new Failure("once-more", { message: noPageOfOurs });
    // Nobody agrees to what they were not shown.
    if (shown !== offer) throw new Failure("conflict", { message: changedOffer });

    // A parallel request of the same buyer may win the unique index: then its order is ours too.
    for (let left = tries; left > 0; left--) {
      const order = await hold({ ...caller, browser, formAge }, { another }).catch(unlessTaken);
      if (order) return open(order);
      const theirs = await reuse(caller);
      if (theirs) return theirs;
    }
    throw new Failure("conflict");
  };
}
