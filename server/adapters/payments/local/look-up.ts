import { Failure } from "#contracts/failure.ts";
import { readSession } from "#server/adapters/payments/local/read-session.ts";
import { sessionFacts } from "#server/adapters/payments/local/session-facts.ts";
import type { Database } from "#server/db/open.ts";
import type { Payments } from "#server/ports/payments.ts";

/** Throws `not-found` for a session that was never opened here. */
export function lookUp({ db, now }: { db: Database; now: () => Date }): Payments["lookUp"] {
  return async (sessionId) => {
    const session = await readSession(db, sessionId);
    if (!session) throw new Failure("not-found");
    return sessionFacts(session, now());
  };
}
