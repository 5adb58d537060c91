import { sql } from "kysely";
import type { DeadJobs } from "#contracts/backend.ts";
import type { Database } from "#server/db/open.ts";
import type { JobName, Jobs } from "#server/jobs/jobs.ts";

/** pg-boss keeps a copy in the dead letter queue; the error stays with the failed original, as long as that is kept. */
const dead = sql`
  select dead.id, dead.source_name as name, dead.data, dead.created_on as at,
    coalesce(original.output ->> 'message', original.output #>> '{value,message}', 'The error is no longer kept.') as error
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

export type DeadJob = { id: string; name: JobName; data: Jobs[JobName]; error: string; at: Date };

export async function readDeadJob(db: Database, id: string): Promise<DeadJob | undefined> {
  return (await sql<DeadJob>`${dead} and dead.id::text = ${id}`.execute(db)).rows[0];
}

/** The ids of all that failed as this one did, this one among them. */
export async function likeDeadJob(db: Database, { name, error }: Pick<DeadJob, "name" | "error">): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select id from (${dead}) as dead where name = ${name} and error = ${error}`.execute(db);
  return rows.map(({ id }) => id);
}
