import { type Kysely, sql } from "kysely";
import type { OperatorBackend } from "#contracts/backend.ts";
import { Failure } from "#contracts/failure.ts";
import type { Tables } from "#server/db/types.ts";
import type { JobName, Jobs } from "#server/jobs/jobs.ts";
import type { SendJob } from "#server/jobs/queue.ts";

/** Sends a dead job again, with all its tries; `not-found` for one that is not, or no longer, dead. */
export function retryJob({ db, sendJob }: { db: Kysely<Tables>; sendJob: SendJob }): OperatorBackend["retryJob"] {
  return (id) =>
    db.transaction().execute(async (tx) => {
      const { rows } = await sql<{ name: JobName; data: Jobs[JobName] }>`
        delete from pgboss.job where name = 'dead' and id::text = ${id} and source_name is not null
        returning source_name as name, data`.execute(tx);
      const job = rows[0];
      if (!job) throw new Failure("not-found", { message: "There is no such job, or it has been retried already." });
      await sendJob(tx, job.name, job.data);
    });
}
