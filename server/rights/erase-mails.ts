import { sql } from "kysely";
import type { Database } from "#server/platform/database/open.ts";
import { addressesIn } from "#server/rights/addresses.ts";
import type { Erasing } from "#server/rights/erase-here.ts";
import { hasComeBack } from "#server/rights/has-come-back.ts";
import { signUpMails } from "#server/rights/sign-up-mails.ts";

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
