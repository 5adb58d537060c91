import { Failure } from "#contracts/failure.ts";
import type { Database } from "#server/platform/database/open.ts";
import { type RecordNeeds, recordEvent } from "#server/providers/payments/local/events.ts";
import { lockSession, type Session, sessionFacts } from "#server/providers/payments/local/sessions.ts";
import { cardBooks, newId } from "#server/providers/payments/local/tables.ts";
import type { Payments } from "#server/providers/payments/port.ts";

type Answer = { sessionId: string; arrives: boolean };

/** How a payment ends that the bank takes its time over: once, whatever is said later. Undefined for an unknown session. */
export function sendMoney({ db, sendJob, now }: RecordNeeds) {
  return ({ sessionId, arrives }: Answer): Promise<Session | undefined> =>
    db.transaction().execute(async (tx) => {
      const session = await lockSession(tx, sessionId);
      if (session?.status !== "complete" || session.money !== "awaited") return session;
      const money = arrives ? "arrived" : "failed";
      const at = now();
      await cardBooks(tx).updateTable("local_card.sessions").set({ money }).where("id", "=", sessionId).execute();
      const type = `checkout.session.async_payment_${arrives ? "succeeded" : "failed"}` as const;
      await recordEvent(tx, { sendJob, at, event: { type, session: sessionFacts({ ...session, money }, at) } });
      return { ...session, money };
    });
}

const lockPayment = (tx: Database, paymentId: string) =>
  cardBooks(tx)
    .selectFrom("local_card.sessions")
    .select(["amount_minor", "currency"])
    .where("payment_id", "=", paymentId)
    .where("money", "=", "arrived")
    .forUpdate()
    .executeTakeFirst();

const refundsWith = (tx: Database, idempotencyKey: string) =>
  cardBooks(tx).selectFrom("local_card.refunds").selectAll().where("idempotency_key", "=", idempotencyKey).executeTakeFirst();

async function refundedMinor(tx: Database, paymentId: string) {
  const refunds = await cardBooks(tx).selectFrom("local_card.refunds").select("amount_minor").where("payment_id", "=", paymentId).execute();
  return refunds.reduce((total, refund) => total + refund.amount_minor, 0);
}

/**
 * Gives money back, once a key. Throws `not-found` for an unknown payment and `conflict` for more than is left of it,
 * another currency, or a key that was used for something else.
 */
export function refundPayment({ db, sendJob, now }: RecordNeeds): Payments["refund"] {
  return ({ paymentId, amount, idempotencyKey }) =>
    db.transaction().execute(async (tx) => {
      const payment = await lockPayment(tx, paymentId);
      if (!payment) throw new Failure("not-found");
      const { currency } = payment;
      const before = await refundedMinor(tx, paymentId);
      const known = await refundsWith(tx, idempotencyKey);
      if (known) {
        if (known.payment_id !== paymentId || known.amount_minor !== amount.minor || currency !== amount.currency) throw new Failure("conflict");
        return { paymentId, refundId: known.id, refundedTotal: { minor: before, currency } };
      }

      const total = before + amount.minor;
      if (currency !== amount.currency || !Number.isInteger(amount.minor) || amount.minor <= 0 || total > payment.amount_minor) throw new Failure("conflict");
      const at = now();
      const refund = { paymentId, refundId: newId("re"), refundedTotal: { minor: total, currency } };
      await cardBooks(tx)
        .insertInto("local_card.refunds")
        .values({ id: refund.refundId, idempotency_key: idempotencyKey, payment_id: paymentId, amount_minor: amount.minor, created_at: at })
        .execute();
      await recordEvent(tx, { sendJob, at, event: { type: "charge.refunded", refund } });
      return refund;
    });
}
