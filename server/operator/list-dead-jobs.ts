import type { OperatorBackend } from "#contracts/backend.ts";
import type { Database } from "#server/db/open.ts";
import { readDeadJobs } from "#server/jobs/read-dead-jobs.ts";

/** Jobs that failed for good and have not been retried, newest first. */
export function listDeadJobs({ db }: { db: Database }): OperatorBackend["listDeadJobs"] {
  return async () => (await readDeadJobs(db)).map(({ id, name, error, at }) => ({ id, name, error, at }));
}
