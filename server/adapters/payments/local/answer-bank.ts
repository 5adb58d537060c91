import { completeSession } from "#server/adapters/payments/local/complete-session.ts";
import { lockSession, type Session } from "#server/adapters/payments/local/read-session.ts";
import type { RecordNeeds } from "#server/adapters/payments/local/record-event.ts";
import { statusOf } from "#server/adapters/payments/local/session-facts.ts";
import { cardBooks } from "#server/adapters/payments/local/tables.ts";

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
