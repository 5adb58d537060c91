import type { Session } from "#server/adapters/payments/local/read-session.ts";
import type { SessionFacts } from "#server/ports/payments.ts";

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
