import { sql } from "kysely";
import type { DeadJobs } from "#contracts/backend.ts";
import type { Database } from "#server/platform/database/open.ts";
import type { Log } from "#server/platform/log.ts";
import { mailKey } from "#server/platform/mail/mails.ts";
import type { JobName, Jobs, SendJob } from "#server/platform/queue/queue.ts";

/** What went wrong last, of a job's output. */
export const errorIn = (output: string) => sql`coalesce(${sql.ref(output)} ->> 'message', ${sql.ref(output)} #>> '{value,message}')`;

/** pg-boss keeps a copy in the dead letter queue; the error stays with the failed original, as long as that is kept. */
const dead = sql`
  select dead.id, dead.source_name as name, dead.data, dead.created_on as at,
    coalesce(${errorIn("original.output")}, 'The error is no longer kept.') as error
  from pgboss.job as dead
  left join pgboss.job as original on original.name = dead.source_name and original.id = dead.source_id
  where dead.name = 'dead' and dead.source_name is not null`;

/** Jobs that failed for good: those of a kind with the same error as one, with the newest of them; newest first. */
export async function readDeadJobs(db: Database): Promise<DeadJobs[]> {
  const { rows } = await sql<DeadJobs>`
    select (array_agg(id order by at desc, id))[1] as id, name, error, count(*)::int as count, max(at) as at
    from (${dead}) as dead group by name, error order by at desc, id`.execute(db);
  return rows;
}

/** `alike`: the ids of all that failed with the same error, this one among them. */
export type DeadJob = { id: string; name: JobName; data: Jobs[JobName]; error: string; at: Date; alike: string[] };

export async function readDeadJob(db: Database, id: string): Promise<DeadJob | undefined> {
  const { rows } = await sql<DeadJob>`
    with dead as (${dead})
    select *, array(select id from dead as other where other.name = dead.name and other.error = dead.error) as alike
    from dead where id::text = ${id}`.execute(db);
  return rows[0];
}

type Needs = { db: Database; sendJob: SendJob; log: Pick<Log, "error"> };

export function reportDeadJob({ db, sendJob, log }: Needs): (job: { id: string }) => Promise<void> {
  return async ({ id }) => {
    const job = await readDeadJob(db, id);
    // Retried before anyone could be told.
    if (!job) return;
    log.error({ job: job.name, jobId: id }, "a job failed for good");
    // A mail about a mail that cannot be sent would go round for ever.
    if (job.name === "send-mail" && "mail" in job.data && job.data.mail === "owner-dead-job") return;
    await sendJob(db, "send-mail", { mail: "owner-dead-job", about: id, key: mailKey("owner-dead-job", id) });
  };
}
