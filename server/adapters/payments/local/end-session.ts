import { Failure } from "#contracts/failure.ts";
import { lockSession } from "#server/adapters/payments/local/read-session.ts";
import { type RecordNeeds, recordEvent } from "#server/adapters/payments/local/record-event.ts";
import { sessionFacts } from "#server/adapters/payments/local/session-facts.ts";
import { cardBooks } from "#server/adapters/payments/local/tables.ts";
import type { Payments } from "#server/ports/payments.ts";

/** Open → expired, and what was typed on the page is forgotten. A paid one stays paid. Throws `not-found`. */
export function endSession({ db, sendJob, now }: RecordNeeds): Payments["endSession"] {
  return (sessionId) =>
    db.transaction().execute(async (tx) => {
      const session = await lockSession(tx, sessionId);
      if (!session) throw new Failure("not-found");
      const at = now();
      if (session.status !== "open") return sessionFacts(session, at);

      const ended = { status: "expired", authenticating: false, customer: null } as const;
      await cardBooks(tx).updateTable("local_card.sessions").set(ended).where("id", "=", sessionId).execute();
      const facts = sessionFacts({ ...session, ...ended }, at);
      await recordEvent(tx, { sendJob, at, event: { type: "checkout.session.expired", session: facts } });
      return facts;
    });
}
