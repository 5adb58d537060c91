import { sql } from "kysely";
import type { Database } from "#server/platform/database/open.ts";
import { signUpMails } from "#server/rights/sign-up-mails.ts";

/** A link that opens something by itself has a long random part in its address. */
const withoutSecrets = (words: string) => words.replaceAll(/(?<=\/)[\w-]{22,}/g, "[link taken out]");

/** Mails to them that lie in the local mailbox, and that one was refused. A mail server elsewhere keeps its own. */
export async function copyEmails(db: Database, email: string) {
  const sent = await db
    .selectFrom("mailbox")
    .select(["at", "subject", "from_address", "text"])
    .where((eb) => eb(eb.fn<string>("lower", ["to_address"]), "=", email))
    .orderBy("id")
    .execute();
  const { rows: refused } = await sql<{ at: Date; mail: string; code: number }>`
    select b.at, b.mail, b.code from bounces b where b.about in (
      select id::text from orders where email = ${email} union select id::text from letters where email = ${email}
      union select id::text from sign_ups where email = ${email}
      union select c.id::text from consents c join sign_ups s on s.id = c.sign_up where s.email = ${email} and b.mail = any(${signUpMails}::text[]))
    order by b.at`.execute(db);
  return {
    sent: sent.map(({ at, subject, from_address, text }) => ({ at, from: from_address, subject, text: withoutSecrets(text) })),
    refused_by_your_mail_server: refused,
  };
}
