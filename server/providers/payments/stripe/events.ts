import Stripe from "stripe";
import * as v from "valibot";
import { formatIsoDay } from "#content/format-iso-day.ts";
import { Failure } from "#contracts/failure.ts";
import { formatMoney, type Money } from "#contracts/money.ts";
import { ProviderUnavailable } from "#server/providers/errors.ts";
import { type PaymentEvent, type PaymentNews, type Payments, type RefundFacts, readEventPart, type SessionFacts } from "#server/providers/payments/port.ts";
import { askStripe } from "#server/providers/payments/stripe/client.ts";
import { session, toSessionFacts } from "#server/providers/payments/stripe/sessions.ts";

/** What the webhook is to be told of. docs/operating.md is tested against this list. */
export const eventTypes = [
  "checkout.session.completed",
  "checkout.session.async_payment_succeeded",
  "checkout.session.async_payment_failed",
  "checkout.session.expired",
  "charge.refunded",
  "refund.updated",
  "refund.failed",
  "charge.dispute.created",
  "charge.dispute.updated",
  "charge.dispute.closed",
] as const;

const toleranceSeconds = 300;

type Signed = { stripe: Stripe; secret: string; rawBody: string; header: string | undefined; at: Date };

/** Stripe's library refuses what is too old, but takes a time that is still to come. */
function isFromTheFuture(header: string, at: Date) {
  const times = [...header.matchAll(/(?:^|,)\s*t=(\d+)/g)].map(([, seconds]) => Number(seconds));
  return times.some((seconds) => seconds - at.getTime() / 1000 > toleranceSeconds);
}

/** Answers the event in a body that Stripe signed within 300 s of `at`. Throws `forbidden`, or `invalid` for a signed body that is no JSON. */
export async function checkSignature({ stripe, secret, rawBody, header = "", at }: Signed): Promise<unknown> {
  // The library calls an empty body unsigned, and there is nothing in one to protect.
  if (rawBody === "") throw new Failure("invalid");
  try {
    if (isFromTheFuture(header, at)) throw new Failure("forbidden");
    return await stripe.webhooks.constructEventAsync(rawBody, header, secret, toleranceSeconds, undefined, at.getTime());
  } catch (cause) {
    throw new Failure(cause instanceof SyntaxError ? "invalid" : "forbidden", { cause });
  }
}

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
/** Of a charge as of a refund. */
const refundedPart = v.object({ payment_intent: paymentId, status: v.nullish(v.string(), null) });
const dispute = v.object({
  id: v.string(),
  payment_intent: paymentId,
  amount,
  currency: v.string(),
  reason: v.string(),
  status: v.string(),
  evidence_details: v.nullish(v.object({ due_by: v.nullish(v.number(), null) }), null),
});

const other = { kind: "other" } as const;
const moneyOf = (minor: number, currency: string): Money => ({ minor, currency: currency.toUpperCase() as Money["currency"] });

function readDispute(object: unknown): PaymentNews {
  const { id, payment_intent, amount, currency, reason, status, evidence_details } = readEventPart(dispute, object);
  if (payment_intent === null) return other;
  const day = evidence_details?.due_by && new Date(evidence_details.due_by * 1000).toISOString().slice(0, 10);
  const due = status.endsWith("needs_response") ? `, answer it in Stripe's dashboard${day ? ` by ${formatIsoDay(day)}` : ""}` : "";
  const why = `${reason}: ${status}`.replaceAll("_", " ");
  const detail = `dispute ${id} of payment ${payment_intent}, ${formatMoney(moneyOf(amount, currency))}, ${why}${due}`;
  return { kind: "dispute", paymentId: payment_intent, detail };
}

type ReadEventNeeds = { live: boolean; lookUp: Payments["lookUp"]; readRefunds: (paymentId: string) => Promise<RefundFacts> };

/** Reads an event whose origin is certain. Throws `invalid` for what is none, and whatever a look-up throws. */
export function readEvent({ live, lookUp, readRefunds }: ReadEventNeeds) {
  return async (data: unknown): Promise<PaymentEvent> => {
    const { id, type, created, livemode, api_version, data: inside } = readEventPart(envelope, data);
    const event = { id, type, at: new Date(created * 1000) };
    if (!(eventTypes as readonly string[]).includes(type)) return { ...event, ...other };
    if (type.startsWith("checkout.session.")) return { ...event, kind: "session", session: await readSession(type, inside.object, api_version) };
    // Test payments and real ones are apart at Stripe: what is told of the others is about none of ours.
    if (livemode !== live) return { ...event, ...other };
    if (type.startsWith("charge.dispute.")) return { ...event, ...readDispute(inside.object) };
    return { ...event, ...(await readRefund(type, inside.object)) };
  };

  /** Asked of Stripe as it is by now: an event that comes late says how things stood. One that only goes on its way is no news. */
  async function readRefund(type: string, object: unknown): Promise<PaymentNews> {
    const { payment_intent, status } = readEventPart(refundedPart, object);
    const isNews = type === "charge.refunded" || status === "failed" || status === "canceled";
    return payment_intent !== null && isNews ? { kind: "refund", refund: await readRefunds(payment_intent) } : other;
  }

  async function readSession(type: string, object: unknown, version: string | null): Promise<SessionFacts> {
    // An endpoint made for another version of the API says things in other places: the session itself is asked in ours.
    if (version !== Stripe.API_VERSION) return lookUp(readEventPart(v.object({ id: v.string() }), object).id);
    const facts = toSessionFacts(readEventPart(session, object));
    return type === "checkout.session.async_payment_failed" && !facts.paid ? { ...facts, status: "failed" } : facts;
  }
}

const page = v.object({ has_more: v.boolean(), data: v.array(v.looseObject({ id: v.string() })) });
const perPage = 100;
const mostPages = 10;

const inSeconds = (at: Date) => Math.floor(at.getTime() / 1000);

/** Oldest first; only new ones are read, for each may cost a question. What can't be read is left to the webhook. Throws `ProviderUnavailable`. */
export function listEvents(stripe: Stripe, { read, now }: { read: ReturnType<typeof readEvent>; now: () => Date }): Payments["listEvents"] {
  return async ({ since, until, stopAt, pickNew }) => {
    const found: { id: string }[] = [];
    const asked = { types: [...eventTypes], created: { gte: inSeconds(since), lte: inSeconds(until) }, limit: perPage };
    let last: string | undefined;
    for (let pages = 0, more = true; more && pages < mostPages && now() < stopAt; pages++) {
      const { data, has_more } = await askStripe(page, stripe.events.list({ ...asked, ...(last !== undefined && { starting_after: last }) }));
      const fresh = await pickNew(data.map(({ id }) => id));
      found.push(...data.filter(({ id }) => fresh.has(id)));
      last = data.at(-1)?.id;
      more = has_more && data.length > 0;
    }
    const events: PaymentEvent[] = [];
    for (const one of found.reverse()) {
      if (now() >= stopAt) break;
      const event = await read(one).catch(unlessAway);
      if (event) events.push(event);
    }
    return events;
  };
}

function unlessAway(error: unknown): undefined {
  if (error instanceof ProviderUnavailable) throw error;
}
