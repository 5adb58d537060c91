import { randomUUID } from "node:crypto";
import type { Kysely } from "kysely";
import { catalogue, preOrderTermsVersion } from "#content/catalogue.ts";
import type { Caller } from "#contracts/backend.ts";
import { Failure } from "#contracts/failure.ts";
import { vatInside } from "#contracts/money.ts";
import { addHistory } from "#server/orders/add-history.ts";
import { findRecentPaid } from "#server/orders/find-recent-paid.ts";
import type { Order } from "#server/orders/lock-order.ts";
import { makeReference } from "#server/orders/make-reference.ts";
import { makeRoom, type NetworkCode } from "#server/orders/make-room.ts";
import { graceMinutes, minutesAfter, sessionMinutes } from "#server/orders/payment-times.ts";
import { takeUnit } from "#server/orders/stock/take-unit.ts";
import type { Config } from "#server/platform/config.ts";
import type { Tables } from "#server/platform/database/tables.ts";
import type { SendJob } from "#server/platform/queue/queue.ts";
import { hashToken } from "#server/platform/tokens/secret-links.ts";
import type { Payments } from "#server/providers/payments/port.ts";

export type HoldUnitNeeds = {
  db: Kysely<Tables>;
  payments: Pick<Payments, "name">;
  sendJob: SendJob;
  networkCode: NetworkCode;
  now: () => Date;
  config: Pick<Config, "DISPATCH_DATE" | "LEAST_FORM_SECONDS">;
};

/** Whoever asks for a unit has a page of ours open, in a browser that we know again. */
export type Buyer = Caller & Required<Pick<Caller, "browser" | "formAge">>;

/**
 * Makes an order that holds one unit until its hold ends: all of it in one transaction, or nothing.
 * Throws `sold-out`, `already-paid`, `too-many` where others' holds crowd the shelf, or the database's unique violation where this browser or key has an open order already.
 */
export function holdUnit({ db, payments, sendJob, networkCode, now, config }: HoldUnitNeeds) {
  return (buyer: Buyer, { another }: { another: boolean }): Promise<Order> =>
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
          product_name: product.name,
          product_description: product.description,
          vat_rate_percent: product.vatRatePercent,
          quantity: 1,
          total_minor: product.price.minor,
          vat_minor: vatInside(product.price, product.vatRatePercent).minor,
          currency: product.price.currency,
          status: "awaiting-payment",
          terms_version: preOrderTermsVersion,
          dispatch_by: config.DISPATCH_DATE,
          browser_hash: hashToken(buyer.browser),
          idempotency_key: buyer.idempotencyKey ?? null,
          network: networkCode(buyer.address),
          payment_provider: payments.name,
          hold_ends_at: holdEndsAt,
          created_at: at,
        })
        .returningAll()
        .executeTakeFirstOrThrow();
      // Looked at once this order is the browser's only open one: none can be paid for in another tab between the look and the order.
      if (!another && (await findRecentPaid(tx, buyer.browser, at))) throw new Failure("already-paid");
      await addHistory(tx, order.id, { status: "awaiting-payment", cause: "Order started", by: "customer", at });
      await sendJob(tx, "end-hold", { orderId: order.id }, { startAfter: holdEndsAt });
      // Last, because every other order waits for the shelf's row from here to the end.
      if (!(await takeUnit(tx, order, at))) throw new Failure("sold-out");
      await makeRoom(tx, order, { at, formAge: buyer.formAge, leastSeconds: config.LEAST_FORM_SECONDS, sendJob });
      return order;
    });
}
