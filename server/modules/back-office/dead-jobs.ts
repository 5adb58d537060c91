import { sql } from "kysely";
import type { LateMail, OperatorBackend } from "#contracts/backend.ts";
import { Failure } from "#contracts/failure.ts";
import type { Database } from "#server/platform/database/open.ts";
import { addMinutes } from "#server/platform/dates.ts";
import type { PlatformNeeds } from "#server/platform/needs.ts";
import { likeDeadJob, readDeadJob, readDeadJobs } from "#server/platform/queue/dead-jobs.ts";
import type { JobName, Jobs, SendJobs } from "#server/platform/queue/queue.ts";

/** Mails of the local mailbox, in the shape that the back office shows. */
export const selectMail = (db: Database) =>
  db.selectFrom("mailbox").select(["id", "to_address as to", "from_address as from", "subject", "text", "html", "at"]);

/** Whether text can be a mailbox id at all; PostgreSQL would refuse the query otherwise. */
export const isMailId = (text: string) => /^\d{1,18}$/.test(text);

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

/** Jobs that failed for good and have not been retried, newest first. */
export function listDeadJobs({ db }: { db: Database }): OperatorBackend["listDeadJobs"] {
  return () => readDeadJobs(db);
}

type Needs = Pick<PlatformNeeds, "db" | "sendJobs">;

/** Takes them out of the dead and sends them again, with all their tries; answers how many. */
async function sendAgain(tx: Database, sendJobs: SendJobs, which: ReturnType<typeof sql>): Promise<number> {
  const { rows } = await sql<{ name: JobName; data: Jobs[JobName] }>`
    delete from pgboss.job where name = 'dead' and source_name is not null and ${which} returning source_name as name, data`.execute(tx);
  for (const [name, jobs] of Map.groupBy(rows, ({ name }) => name))
    await sendJobs(
      tx,
      name,
      jobs.map(({ data }) => data),
    );
  return rows.length;
}

/** Sends a dead job again, and all that failed as it did; `not-found` for one that is not, or no longer, dead. */
export function retryJob({ db, sendJobs }: Needs): OperatorBackend["retryJob"] {
  return (id) =>
    db.transaction().execute(async (tx) => {
      const job = await readDeadJob(tx, id);
      const sent = job ? await sendAgain(tx, sendJobs, sql`id = any(${await likeDeadJob(tx, job)}::uuid[])`) : 0;
      if (sent === 0) throw new Failure("not-found", { message: "There is no such job, or it has been retried already." });
      return sent;
    });
}

/** Sends every dead job again. */
export function retryAllJobs({ db, sendJobs }: Needs): OperatorBackend["retryAllJobs"] {
  return () => db.transaction().execute((tx) => sendAgain(tx, sendJobs, sql`true`));
}
