import { lockSession, type Session } from "#server/adapters/payments/local/read-session.ts";
import { type RecordNeeds, recordEvent } from "#server/adapters/payments/local/record-event.ts";
import { sessionFacts } from "#server/adapters/payments/local/session-facts.ts";
import { cardBooks } from "#server/adapters/payments/local/tables.ts";

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
