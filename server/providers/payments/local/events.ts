import { createHmac, timingSafeEqual } from "node:crypto";
import * as v from "valibot";
import { Failure } from "#contracts/failure.ts";
import type { Database } from "#server/platform/database/open.ts";
import type { SendJob } from "#server/platform/queue/queue.ts";
import { cardTables, newId } from "#server/providers/payments/local/tables.ts";
import { type PaymentEvent, type Payments, type RefundFacts, readEventPart } from "#server/providers/payments/port.ts";

/** HMAC-SHA256 of "seconds.body", hex: the time is inside, so that an old signature cannot be given a new one. */
export const eventDigest = (secret: string, seconds: string | number, rawBody: string) =>
  createHmac("sha256", secret).update(`${seconds}.${rawBody}`).digest("hex");

export function signEvent(secret: string, rawBody: string, at: Date) {
  const seconds = Math.floor(at.getTime() / 1000);
  return `t=${seconds},v1=${eventDigest(secret, seconds, rawBody)}`;
}

const toleranceSeconds = 300;

type Signed = { secret: string; rawBody: string; header: string | undefined; at: Date };

/** Throws `forbidden` unless one of the header's signatures is ours for these very bytes, made within 300 s of `at`. */
export function checkSignature({ secret, rawBody, header = "", at }: Signed) {
  const parts = header.split(",").map((part) => part.trim());
  const [time, ...more] = parts.filter((part) => part.startsWith("t="));
  const [, seconds] = /^t=(\d{1,12})$/.exec(time ?? "") ?? [];
  if (!secret || !seconds || more.length > 0 || Math.abs(at.getTime() / 1000 - Number(seconds)) > toleranceSeconds) throw new Failure("forbidden");
  const expected = Buffer.from(`v1=${eventDigest(secret, seconds, rawBody)}`);
  // Several are allowed, so that a secret can be changed without losing an event.
  const signatures = parts.filter((part) => /^v1=[0-9a-f]{64}$/.test(part));
  if (!signatures.some((signature) => timingSafeEqual(Buffer.from(signature), expected))) throw new Failure("forbidden");
}

/** An event names its session, and what was paid: who paid is asked of the provider, so that no event holds a person. */
export type NewEvent =
  | { type: `checkout.session.${"completed" | "expired" | "async_payment_succeeded" | "async_payment_failed"}`; session: { id: string; amount_minor: number } }
  | { type: "charge.refunded"; paymentId: string };

const envelope = v.object({
  id: v.pipe(v.string(), v.nonEmpty()),
  type: v.pipe(v.string(), v.nonEmpty()),
  created: v.pipe(v.string(), v.isoTimestamp()),
  data: v.unknown(),
});
const sessionData = v.object({ session_id: v.string() });
const refundData = v.object({ payment_id: v.string() });

const dataOf = (event: NewEvent) =>
  "session" in event ? { session_id: event.session.id, amount_total: event.session.amount_minor } : { payment_id: event.paymentId };

/** Writes an event, once, so that every delivery carries the same bytes, and the job that delivers it, in the transaction of what happened. */
export async function recordEvent(tx: Database, { sendJob, at, event }: { sendJob: SendJob; at: Date; event: NewEvent }) {
  const id = newId("evt");
  const body = JSON.stringify({ id, type: event.type, created: at.toISOString(), data: dataOf(event) });
  await cardTables(tx).insertInto("local_card.events").values({ id, body, created_at: at }).execute();
  await sendJob(tx, "deliver-card-event", { eventId: id });
}

/** The port's event in a body whose signature was found good. A type we do not know is `other`; throws `invalid` for garbage. */
export const readEventBody =
  (lookUp: Payments["lookUp"], readRefunds: (paymentId: string) => Promise<RefundFacts>) =>
  async (rawBody: string): Promise<PaymentEvent> => {
    const { id, type, created, data } = readEventPart(v.pipe(v.string(), v.parseJson(), envelope), rawBody);
    const event = { id, type, at: new Date(created) };
    if (type === "charge.refunded") return { ...event, kind: "refund", refund: await readRefunds(readEventPart(refundData, data).payment_id) };
    if (type.startsWith("checkout.session.")) return { ...event, kind: "session", session: await lookUp(readEventPart(sessionData, data).session_id) };
    return { ...event, kind: "other" };
  };

type DeliveryNeeds = {
  db: Database;
  secret: string;
  webhookUrl: string;
  fetch: typeof globalThis.fetch;
  now: () => Date;
};

const timeoutMs = 8_000;

/** Posts an event's stored bytes to the shop under a fresh signature, however often it is asked to. Any answer but 2xx throws, and the queue tries again. */
export function deliverCardEvent({ db, secret, webhookUrl, fetch, now }: DeliveryNeeds) {
  return async ({ eventId }: { eventId: string }) => {
    const event = await cardTables(db).selectFrom("local_card.events").select("body").where("id", "=", eventId).executeTakeFirstOrThrow();
    const response = await fetch(webhookUrl, {
      method: "POST",
      headers: { "content-type": "application/json", "card-signature": signEvent(secret, event.body, now()) },
      body: event.body,
      redirect: "error",
      signal: AbortSignal.timeout(timeoutMs),
    });
    await response.body?.cancel();
    if (!response.ok) throw new Error(`the shop answered ${response.status} to card event ${eventId}`);
    await cardTables(db).updateTable("local_card.events").set({ delivered_at: now() }).where("id", "=", eventId).execute();
  };
}
