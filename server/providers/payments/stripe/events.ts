import Stripe from "stripe";
import * as v from "valibot";
import { Failure } from "#contracts/failure.ts";
import type { Money } from "#contracts/money.ts";
import { eventTypes } from "#server/adapters/payments/stripe/event-types.ts";
import { session } from "#server/adapters/payments/stripe/session.ts";
import { toSessionFacts } from "#server/adapters/payments/stripe/to-session-facts.ts";
import type { PaymentEvent, Payments, SessionFacts } from "#server/ports/payments.ts";

const amount = v.pipe(v.number(), v.integer(), v.minValue(0));
const paymentId = v.nullish(v.string(), null);

/** Sources: `Stripe.Event`, `Charge`, `Refund` and `Dispute` in the library's types. */
const envelope = v.object({
  id: v.pipe(v.string(), v.nonEmpty()),
  object: v.literal("event"),
  type: v.pipe(v.string(), v.nonEmpty()),
  created: v.pipe(v.number(), v.integer()),
  livemode: v.boolean(),
  api_version: v.nullish(v.string(), null),
  data: v.object({ object: v.looseObject({}) }),
});
const charge = v.object({ payment_intent: paymentId, amount_refunded: amount, currency: v.string() });
const refund = v.object({ id: v.string(), payment_intent: paymentId, amount, currency: v.string(), status: v.nullish(v.string(), null) });
const dispute = v.object({
  id: v.string(),
  payment_intent: paymentId,
  amount,
  currency: v.string(),
  reason: v.string(),
  status: v.string(),
  evidence_details: v.nullish(v.object({ due_by: v.nullish(v.number(), null) }), null),
});

type Needs = { live: boolean; lookUp: Payments["lookUp"] };
type Effect = { kind: "session"; session: SessionFacts } | Extract<PaymentEvent, { kind: "refund" | "notice" | "other" }>;
type What<E> = E extends unknown ? Omit<E, "id" | "type" | "at"> : never;

const other = { kind: "other" } as const;
const moneyOf = (minor: number, currency: string): Money => ({ minor, currency: currency.toUpperCase() as Money["currency"] });
const money = (minor: number, currency: string) => `${minor} ${currency.toUpperCase()}`;

function read<S extends v.GenericSchema>(schema: S, data: unknown): v.InferOutput<S> {
  const result = v.safeParse(schema, data);
  if (!result.success) throw new Failure("invalid", { cause: new v.ValiError(result.issues) });
  return result.output;
}

/** What Stripe has taken back of one payment so far. */
function readRefunded(object: unknown): What<Effect> {
  const { payment_intent, amount_refunded, currency } = read(charge, object);
  if (payment_intent === null) return other;
  return { kind: "refund", refund: { paymentId: payment_intent, refundId: null, refundedTotal: moneyOf(amount_refunded, currency) } };
}

/** A bank may send a refund back, days later. */
function readRefund(object: unknown): What<Effect> {
  const { id, payment_intent, amount, currency, status } = read(refund, object);
  if (payment_intent === null || (status !== "failed" && status !== "canceled")) return other;
  const detail = `refund ${id} of payment ${payment_intent}, ${money(amount, currency)}, did not reach the buyer: pay it back another way`;
  return { kind: "notice", notice: { kind: "refund-failed", paymentId: payment_intent, refundId: id, amount: moneyOf(amount, currency), detail } };
}

function readDispute(object: unknown): What<Effect> {
  const { id, payment_intent, amount, currency, reason, status, evidence_details } = read(dispute, object);
  if (payment_intent === null) return other;
  const due = evidence_details?.due_by ? `, to be answered by ${new Date(evidence_details.due_by * 1000).toISOString().slice(0, 10)}` : "";
  const detail = `dispute ${id} of payment ${payment_intent}, ${money(amount, currency)}, ${reason}: ${status}${due}`;
  return { kind: "notice", notice: { kind: "disputed", paymentId: payment_intent, detail } };
}

/** Reads an event whose origin is certain. Throws `invalid` for what is none, and whatever a look-up throws. */
export function readEvent({ live, lookUp }: Needs) {
  return async (data: unknown): Promise<PaymentEvent> => {
    const { id, type, created, livemode, api_version, data: inside } = read(envelope, data);
    const event = { id, type, at: new Date(created * 1000) };
    if (!(eventTypes as readonly string[]).includes(type)) return { ...event, ...other };
    if (type.startsWith("checkout.session.")) return { ...event, kind: "session", session: await readSession(type, inside.object, api_version) };
    // Test payments and real ones are apart at Stripe: what is told of the others is about none of ours.
    if (livemode !== live) return { ...event, ...other };
    const readers = { "charge.refunded": readRefunded, "refund.updated": readRefund, "refund.failed": readRefund } as const;
    return { ...event, ...(type in readers ? readers[type as keyof typeof readers] : readDispute)(inside.object) };
  };

  async function readSession(type: string, object: unknown, version: string | null): Promise<SessionFacts> {
    // An endpoint made for another version of the API says things in other places: the session itself is asked in ours.
    if (version !== Stripe.API_VERSION) return lookUp(read(v.object({ id: v.string() }), object).id);
    const facts = toSessionFacts(read(session, object));
    return type === "checkout.session.async_payment_failed" && !facts.paid ? { ...facts, status: "failed" } : facts;
  }
}
