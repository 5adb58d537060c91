import { sql } from "kysely";
import type { Database } from "#server/db/open.ts";
import type { Erasing } from "#server/rights/erase-here.ts";
import { hasComeBack } from "#server/rights/has-come-back.ts";
import { signUpMails } from "#server/rights/sign-up-mails.ts";

type Orders = { settled: readonly string[]; waiting: readonly string[] };

/**
 * Mails to them go, also one that a job was writing meanwhile, and so do those that told the owner of them, and that one of them was refused. What
 * is about an order under way stays as long as that does.
 */
export async function eraseMails(tx: Database, { email, before, at }: Erasing, { settled, waiting }: Orders): Promise<void> {
  const until = (await hasComeBack(tx, { email, before })) ? before : at;
  await sql`
    with subjects as (
      select unnest(${settled}::text[]) as about
      union select id::text from letters where email = ${email} and at <= ${before}
      union select id::text from sign_ups where email = ${email} and created_at <= ${before}
    ), gone as (
      delete from bounces where at <= ${until} and (about in (select about from subjects)
        or (mail = any(${signUpMails}::text[]) and about in (
          select c.id::text from consents c join sign_ups s on s.id = c.sign_up where s.email = ${email} and s.created_at <= ${before})))
    )
    delete from mailbox where at <= ${until} and split_part(key, ':', 2) <> all(${waiting}::text[])
      and (lower(to_address) = ${email} or split_part(key, ':', 2) in (select about from subjects)
        or strpos(lower(subject || ' ' || text || ' ' || headers::text), ${email}) > 0)`.execute(tx);
}
