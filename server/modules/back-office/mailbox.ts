import { sql } from "kysely";
import type { LateMail, OperatorBackend } from "#contracts/backend.ts";
import type { Database } from "#server/platform/database/open.ts";
import { addMinutes } from "#server/platform/dates.ts";

/** Mails of the local mailbox, in the shape that the back office shows. */
const selectMail = (db: Database) => db.selectFrom("mailbox").select(["id", "to_address as to", "from_address as from", "subject", "text", "html", "at"]);

/** Whether text can be a mailbox id at all; PostgreSQL would refuse the query otherwise. */
const isMailId = (text: string) => /^\d{1,18}$/.test(text);

/** The local mailbox, newest first, 50 at a time; `before` is the last id seen. */
export function listMail({ db }: { db: Database }): OperatorBackend["listMail"] {
  return (before) =>
    selectMail(db)
      .$if(before !== undefined && isMailId(before), (query) => query.where("id", "<", String(before)))
      .orderBy("id", "desc")
      .limit(50)
      .execute();
}

export function readMail({ db }: { db: Database }): OperatorBackend["readMail"] {
  return async (id) => (isMailId(id) && (await selectMail(db).where("id", "=", id).executeTakeFirst())) || null;
}

/** Minutes that a mail may take before anybody is troubled. */
const mostMinutes = 10;

/** Mails that wait though nothing but a fault keeps them; null where there are none. Those that wait for tomorrow, the day's being used up, are not meant. */
export async function readLateMail(db: Database, at: Date): Promise<LateMail | null> {
  const late = addMinutes(at, -mostMinutes);
  const { rows } = await sql<{ count: number; since: Date | null; error: string | null }>`
    select count(*)::int as count, min(created_on) as since,
      (array_agg(coalesce(output ->> 'message', output #>> '{value,message}') order by started_on desc) filter (where output is not null))[1] as error
    from pgboss.job
    where name = 'send-mail' and state <= 'active' and created_on < ${late} and (state = 'retry' or retry_count > 0 or start_after < ${late})`.execute(db);
  const [found] = rows;
  return found?.since ? { count: found.count, since: found.since, error: found.error ?? "" } : null;
}
