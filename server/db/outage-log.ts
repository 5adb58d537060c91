import { isDatabaseAway } from "#server/db/is-database-away.ts";
import type { Log } from "#server/log.ts";

export type OutageLog = {
  /** Whether an error means that the database is away; the first that does is told, with its reason. */
  lost(error: unknown): boolean;
  /** A connection stands: told where it was away. */
  back(): void;
};

/** PostgreSQL's and the system's own words about a connection, which name nobody. */
const reasonOf = (error: unknown) => (error instanceof AggregateError ? String(error.errors[0]?.message) : (error as Error).message);

/** One line when the database goes away and one when it is back, however many notice it meanwhile. */
export function createOutageLog({ log, now }: { log: Pick<Log, "warn">; now: () => Date }): OutageLog {
  let since: Date | null = null;
  return {
    lost(error) {
      if (!isDatabaseAway(error)) return false;
      if (!since) log.warn({ error: reasonOf(error) }, "the database does not answer; it is tried again until it does");
      since ??= now();
      return true;
    },
    back() {
      if (since) log.warn({ ms: now().getTime() - since.getTime() }, "the database is back");
      since = null;
    },
  };
}
