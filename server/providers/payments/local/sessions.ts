import { type Selectable, sql, type Updateable } from "kysely";
import { Failure } from "#contracts/failure.ts";
import type { Database, Tx } from "#server/platform/database/open.ts";
import { type Forgotten, ProviderUnavailable } from "#server/providers/errors.ts";
import type { CardOutcome } from "#server/providers/payments/local/cards.ts";
import { type NewEvent, recordEvent } from "#server/providers/payments/local/events.ts";
import { type CardNeeds, type CardTables, cardTables, newId } from "#server/providers/payments/local/tables.ts";
import type { Customer, NewSession, SessionFacts } from "#server/providers/payments/port.ts";

export type Session = Selectable<CardTables["local_card.sessions"]>;

export const statusOf = ({ status, expires_at }: Pick<Session, "status" | "expires_at">, at: Date) =>
  status === "open" && expires_at <= at ? "expired" : status;

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

/** Asked before a query: what a path may hold (a NUL byte, a megabyte) is not what a query should. */
const isSessionId = (text: string) => /^cs_test_[\w-]{32}$/.test(text);

/** Payment sessions: opened by the shop, paid on the page. Each change is one transaction that holds the session's row, with the event that tells of it. */
export function createSessions({ db, sendJob, now }: CardNeeds) {
  const select = (db: Database, id: string) => cardTables(db).selectFrom("local_card.sessions").selectAll().where("id", "=", id);

  /** Two tabs take turns. Undefined for an unknown session. */
  const withSession = <R>(id: string, act: (tx: Tx, session: Session) => Promise<R>) =>
    db.transaction().execute(async (tx) => {
      const session = isSessionId(id) ? await select(tx, id).forUpdate().executeTakeFirst() : undefined;
      return session && act(tx, session);
    });

  async function change(
    tx: Tx,
    { id }: Session,
    changes: Updateable<CardTables["local_card.sessions"]>,
    type?: Extract<NewEvent, { session: unknown }>["type"],
  ) {
    const session = await cardTables(tx).updateTable("local_card.sessions").set(changes).where("id", "=", id).returningAll().executeTakeFirstOrThrow();
    if (type) await recordEvent(tx, { sendJob, at: now(), event: { type, session } });
    return session;
  }

  const complete = (tx: Tx, session: Session, customer: Customer, money: Session["money"] = "arrived") =>
    change(
      tx,
      session,
      { status: "complete", authenticating: false, money, payment_id: newId("pi"), customer: JSON.stringify(customer) },
      "checkout.session.completed",
    );

  return {
    async read(id: string): Promise<Session | undefined> {
      return isSessionId(id) ? select(db, id).executeTakeFirst() : undefined;
    },

    /** One session an order: a repeat finds the first, whatever else it says. */
    async open({ orderId, reference, description, total, successUrl, cancelUrl, expiresAt }: NewSession): Promise<Session> {
      await cardTables(db)
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
      return cardTables(db).selectFrom("local_card.sessions").selectAll().where("order_id", "=", orderId).executeTakeFirstOrThrow();
    },

    /** Open → expired, and what was typed on the page is forgotten. A paid one stays paid. Throws `not-found`. */
    async end(id: string): Promise<SessionFacts> {
      const session = await withSession(id, async (tx, session) => {
        if (session.status !== "open") return session;
        return change(tx, session, { status: "expired", authenticating: false, customer: null }, "checkout.session.expired");
      });
      if (!session) throw new Failure("not-found");
      return sessionFacts(session, now());
    },

    /** Tries one card. One that is over answers how it ended, and is not paid again. */
    pay: (id: string, customer: Customer, outcome: CardOutcome) =>
      withSession(id, async (tx, session) => {
        const status = statusOf(session, now());
        if (status !== "open") return status;
        if (outcome === "authenticate") await change(tx, session, { authenticating: true, customer: JSON.stringify(customer) });
        if (outcome === "paid" || outcome === "later") await complete(tx, session, customer, outcome === "paid" ? "arrived" : "awaited");
        return outcome === "paid" ? "complete" : outcome;
      }),

    answerBank: (id: string, approved: boolean) =>
      withSession(id, async (tx, session) => {
        const status = statusOf(session, now());
        if (status !== "open") return status;
        if (!session.authenticating || !session.customer) return "not-asked";
        if (!approved) await change(tx, session, { authenticating: false });
        else await complete(tx, session, session.customer);
        return approved ? "complete" : "refused";
      }),

    sendMoney: (id: string, arrives: boolean) =>
      withSession(id, async (tx, session) => {
        if (session.status !== "complete" || session.money !== "awaited") return;
        await change(tx, session, { money: arrives ? "arrived" : "failed" }, `checkout.session.async_payment_${arrives ? "succeeded" : "failed"}`);
      }),
  };
}

/** Who paid goes, and the payment stays. An event of an early version names them too: until it has been delivered, this must be asked again. */
export async function forgetSession(db: Database, sessionId: string): Promise<Forgotten> {
  await sql`delete from local_card.events where delivered_at is not null and body::jsonb -> 'data' ->> 'session_id' = ${sessionId}`.execute(db);
  const { rows } = await sql`select from local_card.events where body::jsonb -> 'data' ->> 'session_id' = ${sessionId} limit 1`.execute(db);
  if (rows.length > 0) throw new ProviderUnavailable("the local card provider");
  await cardTables(db).updateTable("local_card.sessions").set({ customer: null }).where("id", "=", sessionId).execute();
  return "forgotten";
}
