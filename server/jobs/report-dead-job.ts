import type { Database } from "#server/db/open.ts";
import type { SendJob } from "#server/jobs/queue.ts";
import { readDeadJob } from "#server/jobs/read-dead-jobs.ts";
import type { Log } from "#server/log.ts";

type Needs = { db: Database; sendJob: SendJob; log: Pick<Log, "error"> };

/** Tells the owner of a job that failed for good. `id` is its number in the dead letter queue. */
export function reportDeadJob({ db, sendJob, log }: Needs): (job: { id: string }) => Promise<void> {
  return async ({ id }) => {
    const job = await readDeadJob(db, id);
    // Retried before anyone could be told.
    if (!job) return;
    log.error({ job: job.name, jobId: id }, "a job failed for good");
    // A mail about a mail that cannot be sent would go round for ever.
    if (job.name === "send-mail" && "mail" in job.data && job.data.mail === "owner-dead-job") return;
    await sendJob(db, "send-mail", { mail: "owner-dead-job", about: id, key: `owner-dead-job:${id}` });
  };
}
