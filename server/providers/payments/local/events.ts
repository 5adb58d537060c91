import { createHmac, timingSafeEqual } from "node:crypto";
import type { Kysely } from "kysely";
import * as v from "valibot";
import { Failure } from "#contracts/failure.ts";
import { deliveryAddress } from "#contracts/fields.ts";
import type { Database } from "#server/platform/database/open.ts";
import type { Tables } from "#server/platform/database/tables.ts";
import type { SendJob } from "#server/platform/queue/queue.ts";
import { cardBooks, newId } from "#server/providers/payments/local/tables.ts";
import type { PaymentEvent, RefundFacts, SessionFacts } from "#server/providers/payments/port.ts";

/** HMAC-SHA256 of "seconds.body", hex: the time is inside, so that an old signature cannot be given a new one. */
export const eventDigest = (secret: string, seconds: string | number, rawBody: string) =>
  createHmac("sha256", secret).update(`${seconds}.${rawBody}`).digest("hex");

/** The value of a `card-signature` header. */
export function signEvent(secret: string, rawBody: string, at: Date) {
  const seconds = Math.floor(at.getTime() / 1000);
  return `t=${seconds},v1=${eventDigest(secret, seconds, rawBody)}`;
}

const toleranceSeconds = 300;

type Signed = { secret: string; rawBody: string; header: string | undefined; at: Date };

function readHeader(header: string) {
  const parts = header.split(",").map((part) => part.trim().split("="));
  const values = (name: string) => parts.flatMap(([key, value]) => (key === name && value ? [value] : []));
  const [seconds, ...more] = values("t");
  const digests = values("v1").filter((digest) => /^[0-9a-f]{64}$/.test(digest));
  return seconds && more.length === 0 && /^\d{1,12}$/.test(seconds) ? { seconds, digests } : undefined;
}

/** Throws `forbidden` unless one of the header's signatures is ours for these very bytes, made within 300 s of `at`. */
export function checkSignature({ secret, rawBody, header, at }: Signed) {
  const read = readHeader(header ?? "");
  if (!secret || !read || Math.abs(at.getTime() / 1000 - Number(read.seconds)) > toleranceSeconds) throw new Failure("forbidden");
  const expected = Buffer.from(eventDigest(secret, read.seconds, rawBody), "hex");
  // Several are allowed, so that a secret can be changed without losing an event.
  if (!read.digests.some((digest) => timingSafeEqual(Buffer.from(digest, "hex"), expected))) throw new Failure("forbidden");
}

export type NewEvent =
  | { type: `checkout.session.${"completed" | "expired" | "async_payment_succeeded" | "async_payment_failed"}`; session: SessionFacts }
  | { type: "charge.refunded"; refund: RefundFacts };

const amount = v.pipe(v.number(), v.integer(), v.minValue(0));
const currency = v.picklist(["GBP", "USD"]);
const customer = v.object({ email: v.string(), name: v.string(), delivery: v.nullable(deliveryAddress) });
const sessionData = v.object({
  session_id: v.string(),
  order_id: v.string(),
  status: v.picklist(["open", "complete", "expired", "failed"]),
  payment_status: v.picklist(["paid", "unpaid"]),
  payment_id: v.nullable(v.string()),
  amount_total: amount,
  currency,
  livemode: v.boolean(),
  customer: v.nullable(customer),
});
const refundData = v.object({ refund_id: v.nullable(v.string()), payment_id: v.string(), amount_refunded: amount, currency });
const envelope = v.object({
  id: v.pipe(v.string(), v.nonEmpty()),
  type: v.pipe(v.string(), v.nonEmpty()),
  created: v.pipe(v.string(), v.isoTimestamp()),
  data: v.unknown(),
});

const fromSession = (facts: SessionFacts): v.InferInput<typeof sessionData> => ({
  session_id: facts.sessionId,
  order_id: facts.orderId,
  status: facts.status,
  payment_status: facts.paid ? "paid" : "unpaid",
  payment_id: facts.paymentId,
  amount_total: facts.total.minor,
  currency: facts.total.currency,
  livemode: facts.live,
  customer: facts.customer,
});

const toSession = (data: v.InferOutput<typeof sessionData>): SessionFacts => ({
  sessionId: data.session_id,
  orderId: data.order_id,
  status: data.status,
  paid: data.payment_status === "paid",
  paymentId: data.payment_id,
  total: { minor: data.amount_total, currency: data.currency },
  live: data.livemode,
  customer: data.customer,
});

const fromRefund = (facts: RefundFacts): v.InferInput<typeof refundData> => ({
  refund_id: facts.refundId,
  payment_id: facts.paymentId,
  amount_refunded: facts.refundedTotal.minor,
  currency: facts.refundedTotal.currency,
});

const toRefund = (data: v.InferOutput<typeof refundData>): RefundFacts => ({
  refundId: data.refund_id,
  paymentId: data.payment_id,
  refundedTotal: { minor: data.amount_refunded, currency: data.currency },
});

/** An event as it goes over the wire: written once, so that every delivery carries the same bytes. */
export const writeEventBody = (id: string, at: Date, event: NewEvent) =>
  JSON.stringify({ id, type: event.type, created: at.toISOString(), data: "session" in event ? fromSession(event.session) : fromRefund(event.refund) });

function read<S extends v.GenericSchema>(schema: S, data: unknown): v.InferOutput<S> {
  const result = v.safeParse(schema, data);
  if (!result.success) throw new Failure("invalid", { cause: new v.ValiError(result.issues) });
  return result.output;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new Failure("invalid", { cause });
  }
}

/** The port's event in a body whose signature was found good. A type we do not know is `other`; throws `invalid` for garbage. */
export function readEventBody(rawBody: string): PaymentEvent {
  const { id, type, created, data } = read(envelope, parseJson(rawBody));
  const event = { id, type, at: new Date(created) };
  if (type === "charge.refunded") return { ...event, kind: "refund", refund: toRefund(read(refundData, data)) };
  if (type.startsWith("checkout.session.")) return { ...event, kind: "session", session: toSession(read(sessionData, data)) };
  return { ...event, kind: "other" };
}

/** What everything that changes a session needs: a pool, for it opens a transaction of its own. */
export type RecordNeeds = { db: Kysely<Tables>; sendJob: SendJob; now: () => Date };

/** Writes an event and the job that delivers it in the transaction of what happened: neither can be there without the other. */
export async function recordEvent(tx: Database, { sendJob, at, event }: { sendJob: SendJob; at: Date; event: NewEvent }) {
  const id = newId("evt");
  await cardBooks(tx)
    .insertInto("local_card.events")
    .values({ id, body: writeEventBody(id, at, event), created_at: at })
    .execute();
  await sendJob(tx, "deliver-card-event", { eventId: id });
}

/** Delivers an event once more: the same bytes under a fresh signature. Throws `not-found` for an unknown event. */
export function replayEvent({ db, sendJob }: { db: Database; sendJob: SendJob }) {
  return async (eventId: string) => {
    const event = await cardBooks(db).selectFrom("local_card.events").select("id").where("id", "=", eventId).executeTakeFirst();
    if (!event) throw new Failure("not-found");
    await sendJob(db, "deliver-card-event", { eventId });
  };
}
