import { sql } from "kysely";
import type { DeadJob } from "#contracts/backend.ts";
import type { Database } from "#server/db/open.ts";

/** A job that failed for good, and what it carried. */
type Found = DeadJob & { data: object };

/** pg-boss keeps a copy in the dead letter queue; the error stays with the failed original, as long as that is kept. */
const found = (db: Database, where: ReturnType<typeof sql>) =>
  sql<Found>`
    select dead.id, dead.source_name as name, dead.data, dead.created_on as at,
      coalesce(original.output ->> 'message', original.output #>> '{value,message}', 'The error is no longer kept.') as error
    from pgboss.job as dead
    left join pgboss.job as original on original.name = dead.source_name and original.id = dead.source_id
    where dead.name = 'dead' and dead.source_name is not null and ${where}
    order by dead.created_on desc, dead.id
    limit 200`.execute(db);

export async function readDeadJobs(db: Database): Promise<Found[]> {
  return (await found(db, sql`true`)).rows;
}

export async function readDeadJob(db: Database, id: string): Promise<Found | undefined> {
  return (await found(db, sql`dead.id::text = ${id}`)).rows[0];
}
