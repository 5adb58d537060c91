import type Stripe from "stripe";
import { type Buyer, type Charge, collected, type FakeEvent, type Intent, newEvent, newId, newRefund, newSession } from "#tests/support/stripe/objects.ts";
import { inside, type Params, textAt } from "#tests/support/stripe/read-params.ts";

/** A no of Stripe's: its status, and what it says. */
export class Refusal extends Error {
  readonly status: number;
  readonly body: { error: { type: string; code?: string; param?: string; message: string } };
  constructor(status: number, error: { code?: string; param?: string; type?: string; message: string }) {
    super(error.message);
    this.status = status;
    this.body = { error: { type: "invalid_request_error", ...error } };
  }
}
const missing = (what: string, id: string, param: string) => new Refusal(404, { code: "resource_missing", param, message: `No such ${what}: '${id}'` });

type Needs = { now: () => Date; live: boolean; url: () => string };

/** Everything Stripe keeps for one account: sessions, payments, refunds, and the events that tell of them. Each step is taken whole. */
export function createFakeState({ now, live, url }: Needs) {
  const sessions = new Map<string, Stripe.Checkout.Session>();
  const intents = new Map<string, Intent>();
  const charges = new Map<string, Charge>();
  const refunds: ReturnType<typeof newRefund>[] = [];
  const events: FakeEvent[] = [];

  const seconds = () => Math.floor(now().getTime() / 1000);
  const mode = () => ({ live, created: seconds() });
  const tell = (type: string, object: object) => void events.push(newEvent({ type, object }, mode()));

  function find(id: string) {
    const session = sessions.get(id);
    if (!session) throw missing("checkout.session", id, "session");
    if (session.status === "open" && session.expires_at <= seconds()) expire(session);
    return session;
  }
  function expire(session: Stripe.Checkout.Session) {
    Object.assign(session, { status: "expired", url: null });
    tell("checkout.session.expired", session);
  }
  function findCharge(paymentId: string) {
    const charge = charges.get(paymentId);
    if (!charge) throw missing("payment_intent", paymentId, "payment_intent");
    return charge;
  }

  function createSession(params: Params) {
    const price = inside(params, "line_items", "0", "price_data") as Params;
    const expiresAt = Number(textAt(params, "expires_at"));
    if (!(expiresAt >= seconds() + 30 * 60 && expiresAt <= seconds() + 86_400))
      throw new Refusal(400, {
        param: "expires_at",
        message: "The `expires_at` timestamp must be between 30 minutes and 24 hours from Checkout Session creation.",
      });
    if (!textAt(params, "success_url")) throw new Refusal(400, { code: "parameter_missing", param: "success_url", message: "Missing required param" });
    const id = newId(live ? "cs_live" : "cs_test");
    const session = newSession(
      {
        id,
        url: `${url()}/c/pay/${id}`,
        client_reference_id: textAt(params, "client_reference_id") ?? null,
        metadata: (inside(params, "metadata") ?? {}) as Stripe.Metadata,
        amount_total: Number(textAt(price, "unit_amount")) * Number(textAt(params, "line_items", "0", "quantity")),
        currency: textAt(price, "currency") ?? null,
        expires_at: expiresAt,
        success_url: textAt(params, "success_url") ?? null,
        cancel_url: textAt(params, "cancel_url") ?? null,
        countries: Object.values((inside(params, "shipping_address_collection", "allowed_countries") ?? {}) as Record<string, string>),
      },
      mode(),
    );
    sessions.set(id, session);
    return session;
  }

  /** The buyer is done with the page. `later`: their bank takes its time, and `settle` says how it ends. */
  function pay(id: string, buyer: Buyer, { later = false } = {}): Stripe.Checkout.Session | undefined {
    const session = find(id);
    if (session.status !== "open") return undefined;
    const { amount_total: amount, currency, metadata } = session;
    const intent: Intent = {
      id: newId("pi"),
      object: "payment_intent",
      amount: amount ?? 0,
      currency: currency ?? "",
      livemode: live,
      metadata: metadata ?? {},
      status: later ? "processing" : "succeeded",
    };
    intents.set(intent.id, intent);
    const done = { status: "complete", url: null, payment_intent: intent.id, payment_status: later ? "unpaid" : "paid" };
    Object.assign(session, done, collected(buyer));
    if (!later) charge(intent);
    tell("checkout.session.completed", session);
    return session;
  }
  function charge({ id, amount, currency, metadata }: Intent) {
    const state = { captured: true, disputed: false, paid: true, refunded: false, status: "succeeded" } as const;
    charges.set(id, {
      id: newId("ch"),
      object: "charge",
      amount,
      amount_refunded: 0,
      currency,
      metadata,
      ...state,
      ...{ livemode: live, created: seconds(), payment_intent: id },
    });
  }
  /** How a payment ends that took its time. */
  function settle(id: string, succeeded: boolean) {
    const session = find(id);
    const intent = intents.get(String(session.payment_intent));
    if (!intent) throw new Error(`session ${id} waits for no payment`);
    intent.status = succeeded ? "succeeded" : "requires_payment_method";
    if (succeeded) {
      session.payment_status = "paid";
      charge(intent);
    }
    tell(`checkout.session.async_payment_${succeeded ? "succeeded" : "failed"}`, session);
  }

  /** Asked by program, or pressed in the dashboard. */
  function refund(paymentId: string, amount: number, metadata: Stripe.Metadata = {}) {
    const found = findCharge(paymentId);
    if (found.refunded) throw new Refusal(400, { code: "charge_already_refunded", message: "Charge has already been refunded." });
    if (!Number.isInteger(amount) || amount < 1) throw new Refusal(400, { code: "parameter_invalid_integer", param: "amount", message: "Invalid integer" });
    if (found.amount_refunded + amount > found.amount)
      throw new Refusal(400, { param: "amount", message: "Refund amount is greater than unrefunded amount on charge" });
    const made = newRefund(found, amount, metadata, seconds());
    refunds.push(made);
    found.amount_refunded += amount;
    found.refunded = found.amount_refunded === found.amount;
    tell("charge.refunded", found);
    return made;
  }
  /** The buyer's bank sends it back. */
  function returnRefund(refundId: string) {
    const made = refunds.find(({ id }) => id === refundId);
    if (!made) throw missing("refund", refundId, "id");
    Object.assign(made, { status: "failed", failure_reason: "lost_or_stolen_card" });
    const found = findCharge(made.payment_intent);
    found.amount_refunded -= made.amount;
    found.refunded = false;
    tell("refund.updated", made);
    tell("refund.failed", made);
  }
  function dispute(paymentId: string, status: Stripe.Dispute.Status = "needs_response", type = "created") {
    const found = findCharge(paymentId);
    found.disputed = true;
    const { amount, currency, id } = found;
    const due_by = seconds() + 7 * 86_400;
    const about = { id: `du_${paymentId}`, object: "dispute", charge: id, payment_intent: paymentId, amount, currency, livemode: live, metadata: {} };
    tell(`charge.dispute.${type}`, {
      ...about,
      reason: "fraudulent",
      status,
      evidence_details: { due_by, has_evidence: false, past_due: false, submission_count: 0 },
    });
  }

  return {
    sessions,
    charges,
    refunds,
    events,
    createSession,
    find,
    expire(id: string) {
      const session = find(id);
      if (session.status !== "open") throw new Refusal(400, { param: "session", message: `Only Checkout Sessions with a status in ["open"] can be expired.` });
      expire(session);
      return session;
    },
    pay,
    settle,
    refund,
    returnRefund,
    dispute,
    /** A session with its payment, where that was asked for. */
    show: (session: Stripe.Checkout.Session, expand: boolean) => ({
      ...session,
      payment_intent: expand && session.payment_intent ? intents.get(String(session.payment_intent)) : session.payment_intent,
    }),
    refundsOf(paymentId: string) {
      const { payment_intent: known } = findCharge(paymentId);
      return refunds.filter(({ payment_intent }) => payment_intent === known);
    },
  };
}
export type FakeState = ReturnType<typeof createFakeState>;
