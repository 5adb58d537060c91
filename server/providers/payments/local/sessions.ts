import { newId } from "#server/adapters/payments/local/new-id.ts";
import type { Session } from "#server/adapters/payments/local/read-session.ts";
import { recordEvent } from "#server/adapters/payments/local/record-event.ts";
import { sessionFacts } from "#server/adapters/payments/local/session-facts.ts";
import { cardBooks } from "#server/adapters/payments/local/tables.ts";
import type { Database } from "#server/db/open.ts";
import type { SendJob } from "#server/jobs/queue.ts";
import type { Customer } from "#server/ports/payments.ts";

type Payment = { session: Session; customer: Customer; money?: "arrived" | "awaited"; sendJob: SendJob; at: Date };

/** Takes the payment, or the bank's word that it will come, and reports it in the transaction that holds the session's lock. */
export async function completeSession(tx: Database, { session, customer, money = "arrived", sendJob, at }: Payment) {
  const paid = { status: "complete", authenticating: false, money, payment_id: newId("pi") } as const;
  await cardBooks(tx)
    .updateTable("local_card.sessions")
    .set({ ...paid, customer: JSON.stringify(customer) })
    .where("id", "=", session.id)
    .execute();
  const facts = sessionFacts({ ...session, ...paid, customer }, at);
  await recordEvent(tx, { sendJob, at, event: { type: "checkout.session.completed", session: facts } });
}
