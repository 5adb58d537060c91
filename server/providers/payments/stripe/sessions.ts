import type { Money } from "#contracts/money.ts";
import { readCustomer } from "#server/adapters/payments/stripe/read-customer.ts";
import type { StripeSession } from "#server/adapters/payments/stripe/session.ts";
import type { SessionFacts } from "#server/ports/payments.ts";

/** After these a payment that was under way has come to nothing. */
const failed: readonly (string | null)[] = ["requires_payment_method", "canceled"];

function statusOf({ status, payment_status, payment_intent }: StripeSession): SessionFacts["status"] {
  const cameToNothing = status === "complete" && payment_status === "unpaid" && failed.includes(payment_intent?.status ?? null);
  return cameToNothing ? "failed" : status;
}

/** A session in the port's words. Only `paid` is paid: `no_payment_required` is a price of nothing, which we never ask. */
export function toSessionFacts(session: StripeSession): SessionFacts {
  const { metadata, client_reference_id, amount_total, currency } = session;
  const complete = session.status === "complete";
  return {
    sessionId: session.id,
    // Written in two places, for the reference alone can be set by whoever makes a payment link: where they differ it names no order.
    orderId: client_reference_id !== null && metadata.order === client_reference_id ? client_reference_id : "",
    status: statusOf(session),
    paid: complete && session.payment_status === "paid",
    paymentId: complete ? (session.payment_intent?.id ?? null) : null,
    // Any other currency than ours is for the rules to refuse.
    total: { minor: amount_total ?? 0, currency: (currency ?? "").toUpperCase() as Money["currency"] },
    live: session.livemode,
    customer: complete ? readCustomer(session) : null,
  };
}
