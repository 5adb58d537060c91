import { Failure } from "#contracts/failure.ts";
import type { Database } from "#server/platform/database/open.ts";
import { PaymentsRefused } from "#server/providers/errors.ts";
import { checkSignature, readEventBody, recordEvent } from "#server/providers/payments/local/events.ts";
import { createSessions, forgetSession, sessionFacts } from "#server/providers/payments/local/sessions.ts";
import { type CardNeeds, cardTables, newId } from "#server/providers/payments/local/tables.ts";
import { type Payments, type RefundFacts, refundedTotal } from "#server/providers/payments/port.ts";

export type LocalPaymentsNeeds = CardNeeds & {
  /** Shared with nobody: signs and checks this provider's events. */
  secret: string;
  origin: string;
};

export function createLocalPayments({ secret, origin, ...needs }: LocalPaymentsNeeds): Payments {
  const { db, now } = needs;
  const sessions = createSessions(needs);

  async function lookUp(sessionId: string) {
    const session = await sessions.read(sessionId);
    if (!session) throw new Failure("not-found");
    return sessionFacts(session, now());
  }
  const readBody = readEventBody(lookUp, (paymentId) => readRefunds(db, paymentId));

  return {
    name: "local",
    live: false,
    account: "local",
    async openSession(asked) {
      const { id, expires_at } = await sessions.open(asked);
      return { id, url: `${origin}/card/${id}`, expiresAt: expires_at };
    },
    lookUp,
    endSession: sessions.end,
    refund: refundPayment(needs),
    forget: (sessionId) => forgetSession(db, sessionId),
    async readEvent(rawBody, header) {
      checkSignature({ secret, rawBody, header: header("card-signature"), at: now() });
      return readBody(rawBody);
    },
    // Its deliveries are jobs of our own queue, and tried again until they are taken.
    listEvents: async () => [],
  };
}

async function readRefunds(db: Database, paymentId: string): Promise<RefundFacts> {
  const made = await cardTables(db)
    .selectFrom("local_card.refunds as r")
    .innerJoin("local_card.sessions as s", "s.payment_id", "r.payment_id")
    .select(["r.id", "r.amount_minor", "r.idempotency_key", "s.currency"])
    .where("r.payment_id", "=", paymentId)
    .orderBy("r.created_at")
    .execute();
  return {
    paymentId,
    refunds: made.map(({ id, amount_minor, idempotency_key, currency }) => ({
      id,
      amount: { minor: amount_minor, currency },
      isBack: false,
      request: idempotency_key,
    })),
  };
}

/** Gives money back, once a key. Throws `not-found`, or `conflict` for more than is left, another currency, or a key used for something else. */
function refundPayment({ db, sendJob, now }: CardNeeds): Payments["refund"] {
  return ({ paymentId, amount, idempotencyKey }) =>
    db.transaction().execute(async (tx) => {
      const tables = cardTables(tx);
      const payment = await tables
        .selectFrom("local_card.sessions")
        .select(["amount_minor", "currency"])
        .where("payment_id", "=", paymentId)
        .where("money", "=", "arrived")
        .forUpdate()
        .executeTakeFirst();
      if (!payment) throw new Failure("not-found");
      const { currency } = payment;
      const known = await tables.selectFrom("local_card.refunds").selectAll().where("idempotency_key", "=", idempotencyKey).executeTakeFirst();
      const isSame = !known || (known.payment_id === paymentId && known.amount_minor === amount.minor);
      if (!isSame || currency !== amount.currency || !Number.isInteger(amount.minor) || amount.minor <= 0) throw new Failure("conflict");
      const before = await readRefunds(tx, paymentId);
      if (known) return before;
      if (refundedTotal(before) + amount.minor > payment.amount_minor) return { ...before, refused: new PaymentsRefused("more than is left of this payment") };
      const at = now();
      await tables
        .insertInto("local_card.refunds")
        .values({ id: newId("re"), idempotency_key: idempotencyKey, payment_id: paymentId, amount_minor: amount.minor, created_at: at })
        .execute();
      await recordEvent(tx, { sendJob, at, event: { type: "charge.refunded", paymentId } });
      return readRefunds(tx, paymentId);
    });
}
