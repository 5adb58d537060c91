import { randomBytes } from "node:crypto";
import { type RawBuilder, type Selectable, sql } from "kysely";
import type { OrderWait } from "#contracts/your-data.ts";
import { erasedSender } from "#server/modules/messages/enquiries.ts";
import { readRefunds } from "#server/modules/orders/refunds.ts";
import { returnDays } from "#server/modules/orders/returns.ts";
import type { Order } from "#server/modules/orders/state.ts";
import { addressesIn, withoutPerson } from "#server/modules/privacy/addresses.ts";
import { findConversations } from "#server/modules/privacy/copy.ts";
import { signUpMails } from "#server/modules/waitlist/mails.ts";
import type { Database } from "#server/platform/database/open.ts";
import type { Tables } from "#server/platform/database/tables.ts";
import { addDays } from "#server/platform/dates.ts";
import * as vendors from "#server/providers/vendors.ts";

/** Erases what this person gave us until `before`. `at` is now; `list` is the mailing-list provider's name. */
export type Erasure = { id: string; email: string; before: Date; at: Date; list: string };

/** Days after dispatch when an order counts as settled if nobody reported its delivery. */
const silentDays = 60;

/** Orders placed with this address until `before`, oldest first. `wait`: why one still needs its buyer's name; null once it's settled. */
export async function readOrdersOf(db: Database, { email, before, at }: Pick<Erasure, "email" | "before" | "at">) {
  const { rows } = await sql<Pick<Order, "id" | "reference" | "status" | "total_minor" | "refunded_minor"> & { placedAt: Date; wait: OrderWait | null }>`
    select o.id, o.reference, o.status, o.total_minor, o.refunded_minor, o.created_at as "placedAt", case
        when exists (select from operator_alerts a where a.order_id = o.id and a.kind = 'disputed' and a.resolved_at is null) then 'disputed'
        when o.status <> 'refunded' and exists (select from returns r where r.order_id = o.id and r.outcome is null) then 'coming-back'
        when o.status = 'awaiting-payment' then 'not-paid-yet'
        when o.status = 'paid' then 'not-sent-yet'
        when o.status = 'dispatched' and coalesce(h.sent_at > ${addDays(at, -silentDays)}, true) then 'on-its-way'
        when o.status = 'delivered' and coalesce((${at}::timestamptz at time zone 'Europe/London')::date
          <= (h.delivered_at at time zone 'Europe/London')::date + ${returnDays}::int, true) then 'can-be-returned'
      end as wait
    from orders o, lateral (
      select min(at) filter (where status = 'dispatched') as sent_at, min(at) filter (where status = 'delivered') as delivered_at
      from order_history where order_id = o.id) h
    where o.email = ${email} and o.created_at <= ${before} order by o.created_at, o.id`.execute(db);
  for (const row of rows) {
    const isOwed = (await readRefunds(db, row)).some(({ status }) => status === "requested" || status === "failed");
    if (isOwed && row.wait !== "disputed") row.wait = "refund-under-way";
  }
  return rows;
}

/** Every text in a JSON value. Searching the JSON itself would join the n of an escaped line break to the address after it. */
const textsIn = (value: unknown): string[] =>
  typeof value === "string" ? [value] : value !== null && typeof value === "object" ? Object.values(value).flatMap(textsIn) : [];

/** The candidates that contain this whole address, not just a longer one. */
async function idsNaming(tx: Database, email: string, candidates: RawBuilder<{ id: string; words: unknown }>): Promise<string[]> {
  const { rows } = await candidates.execute(tx);
  return rows.filter(({ words }) => textsIn(words).some((text) => addressesIn(text).has(email))).map(({ id }) => id);
}

const shipmentsOf = ({ email, before }: Erasure, orders: readonly string[]) => sql`
  shipments where (order_id = any(${orders}::uuid[]) or (order_id is null and recipient ->> 'email' = ${email} and made_at <= ${before}))`;

/** Deletes specimens. An order's label keeps its cost, which is part of the sale. */
async function eraseLabels(tx: Database, erasure: Erasure, orders: readonly string[]): Promise<void> {
  await sql`
    with theirs as (select id, order_id from ${shipmentsOf(erasure, orders)}), links as (
      delete from secret_links where purpose in ('label', 'tracking') and subject in (select id::text from theirs)
    ), files as (
      delete from label_files where shipment_id in (select id from theirs)
    ), specimens as (
      delete from shipments where id in (select id from theirs where order_id is null)
    )
    update shipments set recipient = null, tracking_url = null, problem = null where id in (select id from theirs where order_id is not null)`.execute(tx);
}

const sent = ["id", "kind", "name", "email", "details"] as const;
type Sent = Pick<Selectable<Tables["messages"]>, (typeof sent)[number]>;
/** Messages, as `eraseMessages` takes them. */
export const selectSent = (db: Database) => db.selectFrom("messages").select(sent);
/** Deletes messages. Reports of a serious skin reaction stay without their sender, as the law asks (UK Regulation 1223/2009, article 23). */
export async function eraseMessages(tx: Database, theirs: readonly Sent[]): Promise<void> {
  const serious = theirs.filter(({ kind, details }) => kind === "reaction" && details.severity === "serious");
  const others = theirs.filter((message) => !serious.includes(message)).map(({ id }) => id);
  await sql`delete from messages where id = any(${others}::uuid[])`.execute(tx);
  await sql`delete from message_answers where message_id = any(${serious.map(({ id }) => id)}::uuid[])`.execute(tx);
  for (const { id, name, email, details } of serious) {
    const kept = Object.fromEntries(Object.entries(details).map(([field, words]) => [field, withoutPerson(words, { email, name })]));
    // The digest includes the sender.
    const report = { ...erasedSender, details: JSON.stringify(kept), digest: randomBytes(32) };
    await tx.updateTable("messages").set(report).where("id", "=", id).execute();
  }
}

/** Deletes emails to them, the owner's notices about them, and their bounces. Emails about an order under way, and what other people wrote, stay. */
async function eraseMails(tx: Database, erasure: Erasure, settled: readonly string[], waiting: readonly string[]): Promise<void> {
  const { id, email, before, at } = erasure;
  // Of somebody who has joined, ordered or written since, later emails stay.
  const { rows: back } = await sql`
    select from sign_ups where email = ${email} and created_at > ${before} union all select from orders where email = ${email} and created_at > ${before}
    union all select from messages where email = ${email} and at > ${before} limit 1`.execute(tx);
  const until = back.length > 0 ? before : at;
  // The owner's notices of failed jobs quote the error, which may contain the address.
  const quoting = sql<{ id: string; words: unknown }>`
    select id::text, text as words from mailbox where key like 'owner-dead-job:%' and strpos(lower(text), ${email}) > 0`;
  await sql`
    with subjects as (
      select unnest(${settled}::text[]) as about
      union select id::text from messages where email = ${email} and at <= ${before}
      union select a.id::text from message_answers a join messages m on m.id = a.message_id where m.email = ${email} and m.at <= ${before}
      union select id::text from sign_ups where email = ${email} and created_at <= ${before}
      -- An order that was erased at the first look names nobody at the last one.
      union select o.id::text from orders o join erasure_tasks t on t.holder = 'payments' and t.vendor = o.payment_provider and t.subject = o.payment_session
        where t.erasure = ${id}
    ), gone as (
      delete from bounces where at <= ${until} and (about in (select about from subjects)
        or (mail = any(${signUpMails}::text[]) and about in (
          select c.id::text from consents c join sign_ups s on s.id = c.sign_up where s.email = ${email} and s.created_at <= ${before})))
    )
    delete from mailbox where at <= ${until} and split_part(key, ':', 2) <> all(${waiting}::text[])
      and (lower(to_address) = ${email} or lower(headers ->> 'Reply-To') = ${email} or split_part(key, ':', 2) in (select about from subjects)
        or id = any(${await idsNaming(tx, email, quoting)}::bigint[]))`.execute(tx);
}

/** Keeps sales without their buyers. `which`: a condition on orders. Notes, what their emails said and the owner's reason for a refund go too, since they may name them. */
export async function eraseOrders(db: Database, which: RawBuilder<unknown>): Promise<void> {
  await sql`
    with theirs as (
      select id from orders where (${which}) and num_nonnulls(email, name, delivery, browser_hash, idempotency_key, payment_url) > 0
    ), links as (
      delete from secret_links where purpose = 'order' and subject in (select id::text from theirs)
    ), notes as (
      delete from order_notes where order_id in (select id from theirs)
    ), mails as (
      update order_mails set subject = null, text = null where order_id in (select id from theirs)
    ), reasons as (
      update refunds set reason = 'Erased with its buyer' where of_order in (select id from theirs)
    )
    update orders set email = null, name = null, delivery = null, browser_hash = null, idempotency_key = null, payment_url = null
    where id in (select id from theirs)`.execute(db);
}

/**
 * Deletes what the team saved to find them by, before the rows that say what they're called are gone. Anybody may call themselves "London" or "Late": one word
 * is a name only where nothing else was looked for.
 */
async function eraseSavedViews(tx: Database, { email }: Erasure): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select name from sign_ups where email = ${email} union select name from orders where email = ${email} and name is not null
    union select name from messages where email = ${email}`.execute(tx);
  const full = rows.filter(({ name }) => /\S\s+\S/.test(name));
  const isTheirs = (text: string) => [{ name: "" }, ...full].some(({ name }) => withoutPerson(text, { email, name }) !== text);
  const isOneWord = (text: string) => rows.some(({ name }) => name.trim().toLowerCase() === text.trim().toLowerCase());
  const views = await tx.selectFrom("saved_views").select(["id", "name", "search"]).execute();
  const theirs = views.filter(({ name, search }) => isTheirs(name) || isTheirs(search) || isOneWord(search)).map(({ id }) => id);
  await sql`delete from saved_views where id = any(${theirs}::uuid[])`.execute(tx);
}

/** Deletes the sign-up, its consents and links. People they invited stay. */
async function eraseSignUp(tx: Database, { email, before }: Erasure): Promise<void> {
  await sql`
    with theirs as (select id from sign_ups where email = ${email} and created_at <= ${before}), links as (
      delete from secret_links where purpose = 'confirm-sign-up'
        and subject in (select c.id::text from consents c where c.sign_up in (select id from theirs))
    ), deletions as (
      delete from list_deletions where email = ${email} and at <= ${before}
    )
    delete from sign_ups where id in (select id from theirs)`.execute(tx);
}

/** Those that may have had the list once still hold who was on it then. */
const mailingLists = Object.values(vendors).flatMap(({ port, name }) => (port === "MAILING_LIST" ? [name] : []));

/** Records what each vendor must delete, before our own rows that say so are gone. Existing tasks stay as they are. */
async function addTasks(tx: Database, erasure: Erasure, settled: readonly string[]): Promise<void> {
  await sql`
    insert into erasure_tasks (erasure, holder, vendor, subject)
    select distinct ${erasure.id}::uuid, 'list', vendor, '' from (
      select ${erasure.list} as vendor union select vendor from vendor_calls where vendor = any(${mailingLists}::text[])) lists
      where not exists (select from erasure_tasks t where t.erasure = ${erasure.id} and t.holder = 'list' and t.vendor = lists.vendor)
    union all
    select ${erasure.id}::uuid, 'payments', payment_provider, payment_session from orders
      where id = any(${settled}::uuid[]) and payment_session is not null
    union all
    select ${erasure.id}::uuid, 'shipping', provider, vendor_id from ${shipmentsOf(erasure, settled)} and vendor_id is not null
    on conflict do nothing`.execute(tx);
}

/** Erases a person from our tables and notes which vendors must delete what. Safe to repeat. Returns how many orders under way stay untouched for now. */
export async function eraseFromDatabase(tx: Database, erasure: Erasure): Promise<number> {
  const { email, before } = erasure;
  await tx.selectFrom("orders").select("id").where("email", "=", email).where("created_at", "<=", before).forUpdate().execute();
  const orders = await readOrdersOf(tx, erasure);
  const settled = orders.filter(({ wait }) => wait === null).map(({ id }) => id);
  const waiting = orders.filter(({ wait }) => wait !== null).map(({ id }) => id);
  await addTasks(tx, erasure, settled);
  await eraseSavedViews(tx, erasure);
  // Emails are found by what they're about, so they go first.
  await eraseMails(tx, erasure, settled, waiting);
  await eraseLabels(tx, erasure, settled);
  await eraseOrders(tx, sql`id = any(${settled}::uuid[])`);
  await eraseMessages(tx, await selectSent(tx).where("email", "=", email).where("at", "<=", before).execute());
  const turns = (await findConversations(tx, { email, before })).flat().map(({ id }) => id);
  await sql`update answers set question = null, reply = null where id = any(${turns}::uuid[])`.execute(tx);
  await eraseSignUp(tx, erasure);
  // Jobs carry only ids, but a failed job's error may quote an address, as mail servers do.
  const quoting = sql<{ id: string; words: unknown }>`
    select id, output as words from pgboss.job where output is not null and strpos(lower(output::text), ${email}) > 0`;
  await sql`update pgboss.job set output = null where id = any(${await idsNaming(tx, email, quoting)}::uuid[])`.execute(tx);
  await tx.deleteFrom("privacy_requests").where("email", "=", email).where("asked_at", "<=", before).execute();
  await tx.updateTable("erasures").set({ waiting: waiting.length }).where("id", "=", erasure.id).execute();
  return waiting.length;
}
