import { sql } from "kysely";
import type { OperatorBackend } from "#contracts/backend.ts";
import { Failure } from "#contracts/failure.ts";
import type { Database } from "#server/platform/database/open.ts";
import type { PlatformNeeds } from "#server/platform/needs.ts";
import { likeDeadJob, readDeadJob } from "#server/platform/queue/dead-jobs.ts";
import type { JobName, Jobs, SendJobs } from "#server/platform/queue/queue.ts";

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
