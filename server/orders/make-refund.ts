import type { Kysely } from "kysely";
import { type RecordRefundNeeds, recordRefund } from "#server/orders/record-refund.ts";
import type { Tables } from "#server/platform/database/tables.ts";
import type { Payments } from "#server/providers/payments/port.ts";

export type MakeRefundNeeds = RecordRefundNeeds & { db: Kysely<Tables>; payments: Pick<Payments, "name" | "refund"> };

/** Makes the refund that was requested for an order. Repeats are safe: the provider knows the request by its id. */
export function makeRefund({ db, payments, ...needs }: MakeRefundNeeds) {
  const record = recordRefund(needs);

  return async (orderId: string): Promise<void> => {
    const asked = await db
      .selectFrom("refunds")
      .innerJoin("orders", "orders.id", "refunds.of_order")
      .select(["refunds.id", "refunds.amount_minor", "orders.currency", "orders.payment_id", "orders.payment_provider"])
      .where("of_order", "=", orderId)
      .where("refunds.status", "=", "requested")
      .executeTakeFirst();
    if (!asked) return;
    const { id, amount_minor: minor, currency, payment_id: paymentId } = asked;
    if (paymentId === null || asked.payment_provider !== payments.name)
      throw new Error(`order ${orderId} was paid at ${asked.payment_provider}, which is not set up here`);

    const facts = await payments.refund({ paymentId, amount: { minor, currency }, idempotencyKey: id });
    await db.transaction().execute(async (tx) => {
      await record(tx, facts);
      // Its event may have been quicker, which knows the total alone: by this id the refund is known again if it fails.
      if (facts.refundId !== null) await tx.updateTable("refunds").set({ provider_id: facts.refundId }).where("id", "=", id).execute();
    });
    const { status } = await db.selectFrom("refunds").select("status").where("id", "=", id).executeTakeFirstOrThrow();
    if (status !== "made") throw new Error(`the refund of order ${orderId} did not return the whole payment`);
  };
}
