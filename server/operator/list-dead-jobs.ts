import type { OperatorBackend } from "#contracts/backend.ts";
import type { Database } from "#server/db/open.ts";
import { readDeadJobs } from "#server/jobs/read-dead-jobs.ts";

/** Jobs that failed for good and have not been retried, newest first. */
export function listDeadJobs({ db }: { db: Database }): OperatorBackend["listDeadJobs"] {
  return () => readDeadJobs(db);
}
