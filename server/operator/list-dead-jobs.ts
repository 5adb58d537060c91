import type { OperatorBackend } from "#contracts/backend.ts";
import type { Database } from "#server/platform/database/open.ts";
import { readDeadJobs } from "#server/platform/queue/dead-jobs.ts";

/** Jobs that failed for good and have not been retried, newest first. */
export function listDeadJobs({ db }: { db: Database }): OperatorBackend["listDeadJobs"] {
  return () => readDeadJobs(db);
}
