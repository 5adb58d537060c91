import { setTimeout as wait } from "node:timers/promises";
import { type Kysely, sql } from "kysely";
import type { Tables } from "#server/platform/database/tables.ts";
import type { Log } from "#server/platform/log.ts";

/** SQLSTATE classes: 08 connection, 28 not let in, 3D no such database, 53 out of room, 57P stopping or starting, 58 system; 25P03 and 57014 timed out. */
const away = /^(08|28|3D|53|57P|58)|^(25P03|57014)$/;
const unreachable = /^E(CONNREFUSED|CONNRESET|PIPE|TIMEDOUT|HOSTUNREACH|NOTFOUND)$/;
/** Of a socket: it is not there while PostgreSQL starts, or takes no more connections at once. Of anything else these say something else. */
const withoutSocket = /^E(NOENT|AGAIN)$/;
/** What pg, its pool, Kysely and PostgreSQL say without a code of their own. */
const words =
  /Connection terminated|timeout exceeded when trying to connect|is not queryable|connection has been discarded|Query read timeout|not currently accepting connections/;

/** Whether an error means that the database cannot keep anything right now, as against a bug in what we asked. */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof AggregateError) return error.errors.some(isDatabaseAway);
  const code = "code" in error ? String(error.code) : "";
  if (withoutSocket.test(code)) return "syscall" in error && error.syscall === "connect";
  return away.test(code) || unreachable.test(code) || words.test(error.message);
}

const reasonOf = (error: unknown) => (error instanceof AggregateError ? String(error.errors[0]?.message) : (error as Error).message);

/** One line when the database goes away and one when it is back, however many notice it meanwhile. */
export function createOutageLog({ log, now }: { log: Pick<Log, "warn">; now: () => Date }) {
  let since: Date | null = null;
  return {
    lost(error: unknown) {
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

export type OutageLog = ReturnType<typeof createOutageLog>;

/** It is there, and will go on turning us away: a wrong password or user (class 28), or no such database (3D). */
const turnsAway = (error: unknown) => error instanceof Error && "code" in error && /^(28|3D)/.test(String(error.code));

/** Tries until the database answers: a shared one may come up after us. Throws at once where PostgreSQL says that it will not have us. */
export async function waitForDatabase<T>(attempt: () => Promise<T>, outage: OutageLog, signal?: AbortSignal): Promise<T> {
  for (;;) {
    try {
      return await attempt();
    } catch (error) {
      if (turnsAway(error)) throw new Error("DATABASE_URL cannot be used. PostgreSQL says why:", { cause: error });
      if (!outage.lost(error)) throw error;
      await wait(1_000, undefined, signal && { signal });
    }
  }
}

/** What was asked of the database, if it answers in time: a silent one would hold whoever waits for as long as open.ts lets a query take. */
export const answerSoon = <T>(wanted: Promise<T>, milliseconds = 3_000): Promise<T> =>
  Promise.race([wanted, wait(milliseconds, null, { ref: false }).then(() => Promise.reject(new Error("Query read timeout")))]);

export const isReady = (db: Kysely<Tables>): Promise<boolean> =>
  answerSoon(sql`select 1`.execute(db), 1_000)
    .then(() => true)
    .catch(() => false);
