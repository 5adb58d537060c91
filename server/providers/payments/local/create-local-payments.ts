import type { Tx } from "#server/platform/database/open.ts";
import type { CardOutcome } from "#server/providers/payments/local/cards.ts";
import { checkSignature, type RecordNeeds, readEventBody } from "#server/providers/payments/local/events.ts";
import { refundPayment } from "#server/providers/payments/local/refunds.ts";
import {
  completeSession,
  endSession,
  forgetSession,
  lockSession,
  lookUp,
  openSession,
  type Session,
  statusOf,
} from "#server/providers/payments/local/sessions.ts";
import { cardBooks } from "#server/providers/payments/local/tables.ts";
import type { Customer, Payments } from "#server/providers/payments/port.ts";

type Attempt = { sessionId: string; customer: Customer; outcome: CardOutcome };
type Paid = { session: Session; result: "complete" | "expired" | Exclude<CardOutcome, "paid"> } | undefined;

/**
 * Acts on a session that can still be paid, its row locked: two tabs take turns, so that it is paid once. One that is over is answered with how it
 * ended, and an unknown one with undefined.
 */
const whileOpen = <R>({ db, now }: Pick<RecordNeeds, "db" | "now">, sessionId: string, act: (tx: Tx, session: Session, at: Date) => Promise<R>) =>
  db.transaction().execute(async (tx) => {
    const session = await lockSession(tx, sessionId);
    if (!session) return undefined;
    const at = now();
    const status = statusOf(session, at);
    return { session, result: status === "open" ? await act(tx, session, at) : status };
  });

/** Tries one card. */
export function payByCard({ db, sendJob, now }: RecordNeeds) {
  return ({ sessionId, customer, outcome }: Attempt): Promise<Paid> =>
    whileOpen({ db, now }, sessionId, async (tx, session, at) => {
      if (outcome === "paid") {
        await completeSession(tx, { session, customer, sendJob, at });
        return "complete";
      }
      if (outcome === "later") await completeSession(tx, { session, customer, money: "awaited", sendJob, at });
      if (outcome === "authenticate") {
        await cardBooks(tx)
          .updateTable("local_card.sessions")
          .set({ authenticating: true, customer: JSON.stringify(customer) })
          .where("id", "=", sessionId)
          .execute();
      }
      return outcome;
    });
}

type Answer = { sessionId: string; approved: boolean };
type Answered = { session: Session; result: "complete" | "expired" | "refused" | "not-asked" } | undefined;

/** What the buyer told their bank. An answer to a question that nobody asked pays nothing. */
export function answerBank({ db, sendJob, now }: RecordNeeds) {
  return ({ sessionId, approved }: Answer): Promise<Answered> =>
    whileOpen({ db, now }, sessionId, async (tx, session, at) => {
      if (!session.authenticating || !session.customer) return "not-asked";
      if (approved) {
        await completeSession(tx, { session, customer: session.customer, sendJob, at });
        return "complete";
      }
      await cardBooks(tx).updateTable("local_card.sessions").set({ authenticating: false }).where("id", "=", sessionId).execute();
      return "refused";
    });
}

export type LocalPaymentsNeeds = RecordNeeds & {
  /** Shared with nobody: signs and checks this provider's events. */
  secret: string;
  /** Where the card page is reached: the site's own origin. */
  origin: string;
};

/** A card provider on our own origin: real books, real signatures, no money. */
export function createLocalPayments({ db, sendJob, now, secret, origin }: LocalPaymentsNeeds): Payments {
  return {
    name: "local",
    live: false,
    account: "local",
    openSession: openSession({ db, now, origin }),
    lookUp: lookUp({ db, now }),
    endSession: endSession({ db, sendJob, now }),
    refund: refundPayment({ db, sendJob, now }),
    forget: (sessionId) => forgetSession(db, sessionId),
    async readEvent(rawBody, header) {
      checkSignature({ secret, rawBody, header: header("card-signature"), at: now() });
      return readEventBody(rawBody);
    },
    // Its deliveries are jobs of our own queue, and tried again until they are taken.
    listEvents: async () => [],
  };
}
