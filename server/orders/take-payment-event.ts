import type { Kysely } from "kysely";
import { Failure } from "#contracts/failure.ts";
import type { Tables } from "#server/db/types.ts";
import type { Tx } from "#server/orders/lock-order.ts";
import { raiseFlag } from "#server/orders/raise-flag.ts";
import { recordRefund } from "#server/orders/record-refund.ts";
import { type SettleNeeds, settleIn } from "#server/orders/settle-in.ts";
import type { PaymentEvent, Payments } from "#server/ports/payments.ts";

type Needs = Omit<SettleNeeds, "payments"> & { db: Kysely<Tables>; payments: Pick<Payments, "name" | "live" | "readEvent"> };
export type TakePaymentEvent = (rawBody: string, header: (name: string) => string | undefined) => Promise<void>;

/** A refund may overtake its payment by minutes; the reconciler has found any payment long before this. */
const patienceMinutes = 60;

/**
 * A provider's signed event, taken in once: its id is written in the transaction of its effect. A repeat gets the same answer.
 * Throws `forbidden` for a bad signature, and `conflict` for a refund whose payment we do not know yet, so that it is sent again.
 */
export function takePaymentEvent({ db, payments, sendJob, now, log }: Needs): TakePaymentEvent {
  const settle = settleIn({ payments, sendJob, now, log });
  const record = recordRefund({ sendJob, now });

  return async (rawBody, header) => {
    const event = await payments.readEvent(rawBody, header);
    const key = { provider: payments.name, event_id: event.id };
    await db.transaction().execute(async (tx) => {
      const isNew = await tx
        .insertInto("payment_events")
        .values({ ...key, type: event.type, order_id: null, outcome: "being taken in", at: now() })
        .onConflict((seen) => seen.columns(["provider", "event_id"]).doNothing())
        .returning("event_id")
        .executeTakeFirst();
      if (!isNew) return;
      const { outcome, orderId } = await apply(tx, event);
      await tx
        .updateTable("payment_events")
        .set({ outcome, order_id: orderId })
        .where("provider", "=", key.provider)
        .where("event_id", "=", key.event_id)
        .execute();
    });
  };

  async function apply(tx: Tx, event: PaymentEvent): Promise<{ outcome: string; orderId: string | null }> {
    if (event.kind === "session") return settle(tx, event.session, "webhook");
    if (event.kind === "other") return { outcome: "ignored", orderId: null };
    const recorded = await record(tx, event.refund);
    if (recorded.outcome !== "unknown-payment") return recorded;
    if (now().getTime() - event.at.getTime() < patienceMinutes * 60_000)
      throw new Failure("conflict", { message: "This refund's payment is not known here yet. Please send it again." });
    await raiseFlag(tx, sendJob, {
      orderId: null,
      kind: "unknown-refund",
      detail: `refund ${event.refund.refundId} is of payment ${event.refund.paymentId}, which is none of ours`,
      at: now(),
    });
    return recorded;
  }
}
