import type { CardOutcome } from "#server/adapters/payments/local/cards.ts";
import { completeSession } from "#server/adapters/payments/local/complete-session.ts";
import { lockSession, type Session } from "#server/adapters/payments/local/read-session.ts";
import type { RecordNeeds } from "#server/adapters/payments/local/record-event.ts";
import { statusOf } from "#server/adapters/payments/local/session-facts.ts";
import { cardBooks } from "#server/adapters/payments/local/tables.ts";
import type { Customer } from "#server/ports/payments.ts";

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
