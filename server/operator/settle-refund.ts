import type { Kysely } from "kysely";
import type { OperatorBackend } from "#contracts/backend.ts";
import { Failure } from "#contracts/failure.ts";
import { addHistory } from "#server/orders/add-history.ts";
import { changeStatus } from "#server/orders/change-status.ts";
import { lockKnownOrder } from "#server/orders/lock-known-order.ts";
import type { Tables } from "#server/platform/database/tables.ts";

type Needs = { db: Kysely<Tables>; now: () => Date };

const cause = "Paid back another way";

/**
 * The owner has paid back another way what the card provider could not: by bank transfer, say. `how` is for the books. Settles every refund of the
 * order that failed or never came through, and puts away the flags about it. Safe to send twice; `conflict` where nothing is held up.
 */
export function settleRefund({ db, now }: Needs): OperatorBackend["settleRefund"] {
  return async (reference, how) => {
    const words = how.trim();
    if (!words) throw new Failure("invalid", { message: "Please say how it was paid back: that is kept with the refund." });
    return db.transaction().execute(async (tx) => {
      const order = await lockKnownOrder(tx, "reference", reference);
      const at = now();
      const settled = await tx
        .updateTable("refunds")
        .set({ status: "settled", made_at: at, reason: words })
        .where("of_order", "=", order.id)
        .where("status", "in", ["failed", "requested"])
        .returning("amount_minor")
        .execute();
      if (settled.length === 0) {
        const known = await tx.selectFrom("refunds").select("id").where("of_order", "=", order.id).where("status", "=", "settled").executeTakeFirst();
        if (known) return order.status;
        throw new Failure("conflict", { message: "No refund of this order is held up." });
      }
      const paidBack = settled.reduce((sum, { amount_minor }) => sum + amount_minor, order.refunded_minor);
      const refunded = Math.min(order.total_minor, paidBack);
      await tx.updateTable("orders").set({ refunded_minor: refunded }).where("id", "=", order.id).execute();
      await tx
        .updateTable("flags")
        .set({ resolved_at: at })
        .where("order_id", "=", order.id)
        .where("kind", "in", ["refund-failed", "not-reconciled"])
        .where("resolved_at", "is", null)
        .execute();
      const isWhole = refunded === order.total_minor && order.status !== "refunded" && order.status !== "paid";
      if (isWhole) return (await changeStatus(tx, order, "refunded", { cause, by: "owner", at })).status;
      await addHistory(tx, order.id, { status: order.status, cause, by: "owner", at });
      return order.status;
    });
  };
}
