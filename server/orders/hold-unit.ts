import { randomUUID } from "node:crypto";
import type { Kysely } from "kysely";
import { catalogue, preOrderTermsVersion } from "#content/catalogue.ts";
import type { Caller } from "#contracts/backend.ts";
import { Failure } from "#contracts/failure.ts";
import { vatInside } from "#contracts/money.ts";
import { hashToken } from "#server/access/secret-links.ts";
import type { Config } from "#server/config.ts";
import type { Tables } from "#server/db/types.ts";
import type { SendJob } from "#server/jobs/queue.ts";
import { addHistory } from "#server/orders/add-history.ts";
import { dispatchWords } from "#server/orders/dispatch-words.ts";
import { findRecentPaid } from "#server/orders/find-recent-paid.ts";
import type { Order } from "#server/orders/lock-order.ts";
import { makeReference } from "#server/orders/make-reference.ts";
import { graceMinutes, minutesAfter, sessionMinutes } from "#server/orders/payment-times.ts";
import { takeUnit } from "#server/orders/stock/take-unit.ts";
import type { Payments } from "#server/ports/payments.ts";

export type HoldUnitNeeds = {
  db: Kysely<Tables>;
  payments: Pick<Payments, "name">;
  sendJob: SendJob;
  now: () => Date;
  config: Pick<Config, "DISPATCH_DATE">;
};

/**
 * Makes an order that holds one unit until its hold ends: all of it in one transaction, or nothing.
 * Throws `sold-out`, `already-paid`, or the database's unique violation where this browser or key has an open order already.
 */
export function holdUnit({ db, payments, sendJob, now, config }: HoldUnitNeeds) {
  return (caller: Caller, { another }: { another: boolean }): Promise<Order> =>
    db.transaction().execute(async (tx) => {
      const at = now();
      const product = catalogue.tube;
      const holdEndsAt = minutesAfter(at, sessionMinutes + graceMinutes);
      const order = await tx
        .insertInto("orders")
        .values({
          id: randomUUID(),
          reference: makeReference(),
          product: product.id,
          quantity: 1,
          total_minor: product.price.minor,
          vat_minor: vatInside(product.price, product.vatRatePercent).minor,
          currency: product.price.currency,
          status: "awaiting-payment",
          terms_version: preOrderTermsVersion,
          dispatch: dispatchWords(config.DISPATCH_DATE),
          browser_hash: caller.browser === undefined ? null : hashToken(caller.browser),
          idempotency_key: caller.idempotencyKey ?? null,
          payment_provider: payments.name,
          hold_ends_at: holdEndsAt,
          created_at: at,
        })
        .returningAll()
        .executeTakeFirstOrThrow();
      // Looked at once this order is the browser's only open one: none can be paid for in another tab between the look and the order.
      if (!another && caller.browser !== undefined && (await findRecentPaid(tx, caller.browser, at))) throw new Failure("already-paid");
      await addHistory(tx, order.id, { status: "awaiting-payment", cause: "Order started", by: "customer", at });
      await sendJob(tx, "end-hold", { orderId: order.id }, { startAfter: holdEndsAt });
      // Last, because every other order waits for the shelf's row from here to the end.
      if (!(await takeUnit(tx, order, at))) throw new Failure("sold-out");
      return order;
    });
}
