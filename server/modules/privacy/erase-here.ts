import { randomBytes } from "node:crypto";
import { sql } from "kysely";
import type { OrderStatus } from "#contracts/order.ts";
import type { OrderWait } from "#contracts/your-data.ts";
import { returnDays } from "#server/modules/orders/returns.ts";
import { addressesIn, withoutPerson } from "#server/modules/privacy/addresses.ts";
import { findTurns } from "#server/modules/privacy/conversations.ts";
import { signUpMails } from "#server/modules/waitlist/mails.ts";
import type { Database } from "#server/platform/database/open.ts";
import { daysAfter, londonDay } from "#server/platform/dates.ts";

/** Whether somebody has joined, ordered or written with that address since. */
export async function hasComeBack(db: Database, { email, before }: { email: string; before: Date }): Promise<boolean> {
  const { rows } = await sql<{ back: boolean }>`
    select exists (select from sign_ups where email = ${email} and created_at > ${before})
      or exists (select from orders where email = ${email} and created_at > ${before})
      or exists (select from letters where email = ${email} and at > ${before}) as back`.execute(db);
  return rows[0]?.back === true;
}

/** Days after dispatch when a parcel of which nobody has said that it arrived is taken for settled. */
const silentDays = 60;

type Row = {
  id: string;
  reference: string;
  status: OrderStatus;
  placedAt: Date;
  sentAt: Date | null;
  deliveredAt: Date | null;
  returning: boolean;
  refunding: boolean;
  disputed: boolean;
};
export type OrderOf = { id: string; reference: string; placedAt: Date; wait: OrderWait | null };

const daysSince = (then: Date, at: Date) => (at.getTime() - then.getTime()) / 86_400_000;

/** Why an order still needs to know whose it is; null once it is settled. */
function waitOf({ status, sentAt, deliveredAt, returning, refunding, disputed }: Row, at: Date): OrderWait | null {
  if (disputed) return "disputed";
  if (refunding) return "refund-under-way";
  if (returning) return "coming-back";
  if (status === "awaiting-payment") return "not-paid-yet";
  if (status === "paid") return "not-sent-yet";
  if (status === "dispatched" && (sentAt === null || daysSince(sentAt, at) < silentDays)) return "on-its-way";
  if (status === "delivered" && (deliveredAt === null || londonDay(at) <= daysAfter(londonDay(deliveredAt), returnDays))) return "can-be-returned";
  return null;
}

/** The orders placed with an address until `before`, oldest first, each with what it waits for. */
export async function selectOrdersOf(db: Database, { email, before, at }: { email: string; before: Date; at: Date }): Promise<OrderOf[]> {
  const { rows } = await sql<Row>`
    select o.id, o.reference, o.status, o.created_at as "placedAt",
      (select min(h.at) from order_history h where h.order_id = o.id and h.status = 'dispatched') as "sentAt",
      (select min(h.at) from order_history h where h.order_id = o.id and h.status = 'delivered') as "deliveredAt",
      exists (select from returns r where r.order_id = o.id and r.outcome is null) as returning,
      exists (select from refunds r where r.of_order = o.id and r.status in ('requested', 'failed')) as refunding,
      exists (select from operator_alerts a where a.order_id = o.id and a.kind = 'disputed' and a.resolved_at is null) as disputed
    from orders o where o.email = ${email} and o.created_at <= ${before} order by o.created_at, o.id`.execute(db);
  return rows.map((row) => ({ id: row.id, reference: row.reference, placedAt: row.placedAt, wait: waitOf(row, at) }));
}

/** Nothing ties a conversation to a person but their own words: where they wrote their address into one, its words go. */
export async function eraseAnswers(tx: Database, { email, before }: Erasing): Promise<void> {
  const ids = (await findTurns(tx, { email, before })).flat().map(({ id }) => id);
  if (ids.length > 0) await tx.updateTable("answers").set({ question: null, reply: null }).where("id", "in", ids).execute();
}

/** Every text in a JSON value, as it was written: in JSON's own spelling a new line ends in an n, which an address might begin with. */
const textsIn = (value: unknown): string[] =>
  typeof value === "string" ? [value] : value !== null && typeof value === "object" ? Object.values(value).flatMap(textsIn) : [];

/** Jobs carry numbers, but the error of one that failed may quote an address, as mail servers do. */
export async function eraseFromQueue(tx: Database, { email }: Pick<Erasing, "email">): Promise<void> {
  const { rows } = await sql<{ id: string; output: unknown }>`
    select id, output from pgboss.job where output is not null and strpos(lower(output::text), ${email}) > 0`.execute(tx);
  const ids = rows.filter(({ output }) => textsIn(output).some((text) => addressesIn(text).has(email))).map(({ id }) => id);
  if (ids.length > 0) await sql`update pgboss.job set output = null where id = any(${ids}::uuid[])`.execute(tx);
}

/** A specimen's row goes; of an order's label what it cost stays, as part of the sale. */
export async function eraseLabels(tx: Database, { email, before }: Erasing, orders: readonly string[]): Promise<void> {
  const { rows } = await sql<{ id: string; order_id: string | null }>`
    select id, order_id from shipments
    where order_id = any(${orders}::uuid[]) or (order_id is null and recipient ->> 'email' = ${email} and made_at <= ${before})`.execute(tx);
  if (rows.length === 0) return;
  const ids = rows.map(({ id }) => id);
  await tx.deleteFrom("secret_links").where("purpose", "in", ["label", "tracking"]).where("subject", "in", ids).execute();
  await tx.deleteFrom("kept_labels").where("shipment_id", "in", ids).execute();
  await tx.deleteFrom("shipments").where("id", "in", ids).where("order_id", "is", null).execute();
  await tx.updateTable("shipments").set({ recipient: null, tracking_url: null, problem: null, intent: null }).where("id", "in", ids).execute();
}

/** Stands where a name or an address stood that the law does not ask for. */
export const nobodysName = "Erased";
export const nobodysEmail = "erased@invalid";

/** Letters go. Of a serious skin reaction the report stays, and not who sent it: the law on cosmetics wants it known (UK Regulation 1223/2009, art. 23). */
export async function eraseLetters(tx: Database, { email, before }: Pick<Erasing, "email" | "before">): Promise<void> {
  const letters = await tx.selectFrom("letters").select(["id", "kind", "name", "details"]).where("email", "=", email).where("at", "<=", before).execute();
  const serious = letters.filter(({ kind, details }) => kind === "reaction" && details.severity === "serious");
  const others = letters.filter((letter) => !serious.includes(letter)).map(({ id }) => id);
  if (others.length > 0) await tx.deleteFrom("letters").where("id", "in", others).execute();
  for (const { id, name, details } of serious) {
    const kept = Object.fromEntries(Object.entries(details).map(([field, words]) => [field, withoutPerson(words, { email, name })]));
    await tx
      .updateTable("letters")
      // The digest was made of who sent it, too.
      .set({ name: nobodysName, email: nobodysEmail, details: JSON.stringify(kept), digest: randomBytes(32) })
      .where("id", "=", id)
      .execute();
  }
}

type Orders = { settled: readonly string[]; waiting: readonly string[] };

/** Mails to the owner that quote a failed job's error, and in it the address. */
async function findQuoting(tx: Database, email: string): Promise<string[]> {
  const { rows } = await sql<{ id: string; text: string }>`
    select id::text, text from mailbox where key like 'owner-dead-job:%' and strpos(lower(text), ${email}) > 0`.execute(tx);
  return rows.filter(({ text }) => addressesIn(text).has(email)).map(({ id }) => id);
}

/**
 * Mails to them go, also one that a job was writing meanwhile, and so do those that told the owner of them, and that one of them was refused. What
 * is about an order under way stays as long as that does, and so does whatever others wrote that names them.
 */
export async function eraseMails(tx: Database, { erasure, email, before, at }: Erasing, { settled, waiting }: Orders): Promise<void> {
  const until = (await hasComeBack(tx, { email, before })) ? before : at;
  await sql`
    with subjects as (
      select unnest(${settled}::text[]) as about
      union select id::text from letters where email = ${email} and at <= ${before}
      union select id::text from sign_ups where email = ${email} and created_at <= ${before}
      -- An order that was erased at the first look names nobody at the last one.
      union select o.id::text from orders o join erasure_steps s on s.holder = 'payments' and s.vendor = o.payment_provider and s.subject = o.payment_session
        where s.erasure = ${erasure}
    ), gone as (
      delete from bounces where at <= ${until} and (about in (select about from subjects)
        or (mail = any(${signUpMails}::text[]) and about in (
          select c.id::text from consents c join sign_ups s on s.id = c.sign_up where s.email = ${email} and s.created_at <= ${before})))
    )
    delete from mailbox where at <= ${until} and split_part(key, ':', 2) <> all(${waiting}::text[])
      and (lower(to_address) = ${email} or lower(headers ->> 'Reply-To') = ${email} or split_part(key, ':', 2) in (select about from subjects)
        or id = any(${await findQuoting(tx, email)}::bigint[]))`.execute(tx);
}

/** What the owner's own words for a refund are replaced by: they may name the buyer. */
const erasedReason = "Erased with its buyer";

/** The sale stays, and nobody's name beside it. */
export async function eraseOrders(tx: Database, orders: readonly string[]): Promise<void> {
  if (orders.length === 0) return;
  await tx.deleteFrom("secret_links").where("purpose", "=", "order").where("subject", "in", orders).execute();
  await tx.updateTable("refunds").set({ reason: erasedReason }).where("of_order", "in", orders).execute();
  const nobody = { email: null, name: null, delivery: null, browser_hash: null, idempotency_key: null, payment_url: null };
  await tx.updateTable("orders").set(nobody).where("id", "in", orders).execute();
}

/** Their place, its proof and its links go. Whom they invited stays, without a name beside it. */
export async function eraseSignUp(tx: Database, { email, before }: Erasing): Promise<void> {
  const mine = tx.selectFrom("sign_ups").select("id").where("email", "=", email).where("created_at", "<=", before);
  await tx
    .deleteFrom("secret_links")
    .where("purpose", "=", "confirm-sign-up")
    .where("subject", "in", (eb) =>
      eb
        .selectFrom("consents")
        .select((of) => of.cast<string>("id", "text").as("subject"))
        .where("sign_up", "in", mine),
    )
    .execute();
  await tx.deleteFrom("sign_ups").where("email", "=", email).where("created_at", "<=", before).execute();
  await tx.deleteFrom("list_forgets").where("email", "=", email).where("at", "<=", before).execute();
}

/** Writes down which vendor is to forget what, while our own rows still say so. A step that is there already stays as it is. */
export async function addSteps(tx: Database, { erasure, email, before, home }: Erasing, settled: readonly string[]): Promise<void> {
  await sql`
    insert into erasure_steps (erasure, holder, vendor, subject)
    select ${erasure}::uuid, 'list', ${home}, ''
    union all
    select ${erasure}::uuid, 'payments', payment_provider, payment_session from orders
      where id = any(${settled}::uuid[]) and payment_session is not null
    union all
    select ${erasure}::uuid, 'shipping', provider, vendor_id from shipments
      where vendor_id is not null and (order_id = any(${settled}::uuid[]) or (order_id is null and recipient ->> 'email' = ${email} and made_at <= ${before}))
    on conflict do nothing`.execute(tx);
}

/** Whom, and up to when: what they gave us later is not meant. `at`: now. */
export type Erasing = { erasure: string; email: string; before: Date; at: Date; home: string };

/**
 * Takes a person out of the shop's own tables, inside a transaction, and writes down whom outside is to forget them. Safe to repeat; answers how
 * many orders are still under way and so were left as they are.
 */
export async function eraseHere(tx: Database, erasing: Erasing): Promise<number> {
  const { email, before } = erasing;
  await tx.selectFrom("orders").select("id").where("email", "=", email).where("created_at", "<=", before).forUpdate().execute();
  const orders = await selectOrdersOf(tx, erasing);
  const settled = orders.filter(({ wait }) => wait === null).map(({ id }) => id);
  const waiting = orders.filter(({ wait }) => wait !== null).map(({ id }) => id);
  await addSteps(tx, erasing, settled);
  // Mails are known by what they are about, so they go while that is still there.
  await eraseMails(tx, erasing, { settled, waiting });
  await eraseLabels(tx, erasing, settled);
  await eraseOrders(tx, settled);
  await eraseLetters(tx, erasing);
  await eraseAnswers(tx, erasing);
  await eraseSignUp(tx, erasing);
  await eraseFromQueue(tx, erasing);
  await tx.deleteFrom("data_requests").where("email", "=", email).where("asked_at", "<=", before).execute();
  return waiting.length;
}
