import type { CardOutcome } from "#server/providers/payments/local/cards.ts";
import type { RecordNeeds } from "#server/providers/payments/local/events.ts";
import { completeSession, lockSession, type Session, statusOf } from "#server/providers/payments/local/sessions.ts";
import { cardBooks } from "#server/providers/payments/local/tables.ts";
import type { Customer } from "#server/providers/payments/port.ts";

type Attempt = { sessionId: string; customer: Customer; outcome: CardOutcome };
type Paid = { session: Session; result: "complete" | "expired" | Exclude<CardOutcome, "paid"> } | undefined;

/** Tries one card. Two tabs take turns at the session's row, so that it is paid once; undefined for an unknown session. */
export function payByCard({ db, sendJob, now }: RecordNeeds) {
  return ({ sessionId, customer, outcome }: Attempt): Promise<Paid> =>
    db.transaction().execute(async (tx) => {
      const session = await lockSession(tx, sessionId);
      if (!session) return undefined;
      const at = now();
      const status = statusOf(session, at);
      if (status !== "open") return { session, result: status };

      if (outcome === "paid") {
        await completeSession(tx, { session, customer, sendJob, at });
        return { session, result: "complete" };
      }
      if (outcome === "later") await completeSession(tx, { session, customer, money: "awaited", sendJob, at });
      if (outcome === "authenticate") {
        await cardBooks(tx)
          .updateTable("local_card.sessions")
          .set({ authenticating: true, customer: JSON.stringify(customer) })
          .where("id", "=", sessionId)
          .execute();
      }
      return { session, result: outcome };
    });
}

type Answer = { sessionId: string; approved: boolean };
type Answered = { session: Session; result: "complete" | "expired" | "refused" | "not-asked" } | undefined;

/** What the buyer told their bank. An answer to a question that nobody asked pays nothing; undefined for an unknown session. */
export function answerBank({ db, sendJob, now }: RecordNeeds) {
  return ({ sessionId, approved }: Answer): Promise<Answered> =>
    db.transaction().execute(async (tx) => {
      const session = await lockSession(tx, sessionId);
      if (!session) return undefined;
      const at = now();
      const status = statusOf(session, at);
      if (status !== "open") return { session, result: status };
      if (!session.authenticating || !session.customer) return { session, result: "not-asked" };

      if (approved) {
        await completeSession(tx, { session, customer: session.customer, sendJob, at });
        return { session, result: "complete" };
      }
      await cardBooks(tx).updateTable("local_card.sessions").set({ authenticating: false }).where("id", "=", sessionId).execute();
      return { session, result: "refused" };
    });
}
