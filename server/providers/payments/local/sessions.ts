import { type Selectable, sql } from "kysely";
import { Failure } from "#contracts/failure.ts";
import type { Database } from "#server/platform/database/open.ts";
import type { SendJob } from "#server/platform/queue/queue.ts";
import { type Forgotten, ProviderUnavailable } from "#server/providers/errors.ts";
import { type RecordNeeds, recordEvent } from "#server/providers/payments/local/events.ts";
import { type CardTables, cardBooks, isSessionId, newId } from "#server/providers/payments/local/tables.ts";
import type { Customer, Payments, SessionFacts } from "#server/providers/payments/port.ts";

/** A card is good until the last day of its month. `text` is month and year, such as "12 / 34", "1234" or "12/2034". */
export function isPastExpiry(text: string, at: Date) {
  const [, month = "", year = ""] = /^(\d{1,2}?)\D*((?:20)?\d{2})$/.exec(text.trim()) ?? [];
  return Date.UTC(2000 + (Number(year) % 100), Number(month), 1) <= at.getTime();
}

export type Session = Selectable<CardTables["local_card.sessions"]>;

const session = (db: Database, id: string) => cardBooks(db).selectFrom("local_card.sessions").selectAll().where("id", "=", id);

export const readSession = async (db: Database, id: string) => (isSessionId(id) ? session(db, id).executeTakeFirst() : undefined);

/** The same, locked until the transaction ends: two tabs that pay take turns. */
export const lockSession = async (db: Database, id: string) => (isSessionId(id) ? session(db, id).forUpdate().executeTakeFirst() : undefined);

/** An open session whose time is over counts as expired, whether or not anyone has ended it. */
export const statusOf = ({ status, expires_at }: Pick<Session, "status" | "expires_at">, at: Date) =>
  status === "open" && expires_at <= at ? "expired" : status;

/** What a session's row says at a time, in the port's words. Who pays is told only once they are done. */
export function sessionFacts(session: Session, at: Date): SessionFacts {
  const complete = session.status === "complete";
  return {
    sessionId: session.id,
    orderId: session.order_id,
    status: complete && session.money === "failed" ? "failed" : statusOf(session, at),
    paid: complete && session.money === "arrived",
    paymentId: session.payment_id,
    total: { minor: session.amount_minor, currency: session.currency },
    live: false,
    customer: complete ? session.customer : null,
  };
}

type Needs = { db: Database; now: () => Date; origin: string };

/** One session an order: a repeat finds the first, whatever else it says. */
export function openSession({ db, now, origin }: Needs): Payments["openSession"] {
  return async ({ orderId, reference, description, total, successUrl, cancelUrl, expiresAt }) => {
    const books = cardBooks(db);
    await books
      .insertInto("local_card.sessions")
      .values({
        id: newId("cs"),
        order_id: orderId,
        reference,
        description,
        amount_minor: total.minor,
        currency: total.currency,
        success_url: successUrl,
        cancel_url: cancelUrl,
        status: "open",
        created_at: now(),
        expires_at: expiresAt,
      })
      .onConflict((sameOrder) => sameOrder.column("order_id").doNothing())
      .execute();
    const session = await books.selectFrom("local_card.sessions").select(["id", "expires_at"]).where("order_id", "=", orderId).executeTakeFirstOrThrow();
    return { id: session.id, url: `${origin}/card/${session.id}`, expiresAt: session.expires_at };
  };
}

/** Throws `not-found` for a session that was never opened here. */
export function lookUp({ db, now }: { db: Database; now: () => Date }): Payments["lookUp"] {
  return async (sessionId) => {
    const session = await readSession(db, sessionId);
    if (!session) throw new Failure("not-found");
    return sessionFacts(session, now());
  };
}

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

/** Who paid goes, and the payment stays. An event that is still on its way to the shop names them too: until it has come, this must be asked again. */
export async function forgetSession(db: Database, sessionId: string): Promise<Forgotten> {
  await sql`delete from local_card.events where delivered_at is not null and body::jsonb -> 'data' ->> 'session_id' = ${sessionId}`.execute(db);
  const { rows } = await sql`select from local_card.events where body::jsonb -> 'data' ->> 'session_id' = ${sessionId} limit 1`.execute(db);
  if (rows.length > 0) throw new ProviderUnavailable("the local card provider");
  await cardBooks(db).updateTable("local_card.sessions").set({ customer: null }).where("id", "=", sessionId).execute();
  return "forgotten";
}
