import { Socket } from "node:net";
import { Kysely, PostgresDialect, type Transaction } from "kysely";
import pg from "pg";
import type { Tables } from "#server/platform/database/tables.ts";
import type { Log } from "#server/platform/log.ts";

/**
 * SQLSTATE classes 08 (connection), 28 (we are not let in), 3D (no such database), 53 (out of disk, memory, connections),
 * 57P (shutting down, starting), 58 (system); and of others, 25P03 and 57014 (it timed out).
 */
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

/** A connection pool, or one transaction on it: rules take either. */
export type Database = Kysely<Tables> | Transaction<Tables>;
/** Rules that lock a row demand a transaction: they hold it until they are done. */
export type Tx = Transaction<Tables>;
export type OpenDatabase = { db: Kysely<Tables>; pool: pg.Pool };

/** A day stays the text it is, such as "2027-03-31": a Date would be midnight of some place. */
pg.types.setTypeParser(pg.types.builtins.DATE, (day) => day);

/** Milliseconds a query may take; the server ends it, and says so. */
const longestQuery = 15_000;

/**
 * Whoever says nothing for longer is not there any more: without this a lost network would hold a connection, and the visitor
 * who waits on it, for as long as the kernel hopes. Idle ones are let go long before.
 */
function hangingUp() {
  const socket = new Socket();
  return socket.setTimeout(longestQuery + 1_000, () => socket.destroy());
}

type Options = {
  connections?: number;
  /** For changes of the schema, which wait for one another and may take long. */
  patient?: boolean;
  outage?: OutageLog;
};

/** bigint counts stay exact as text; nothing of ours needs them as numbers. */
export function openDatabase(url: string, { connections = 10, patient = false, outage }: Options = {}): OpenDatabase {
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    application_name: "shop",
    connectionTimeoutMillis: 5_000,
    ...(!patient && { statement_timeout: longestQuery, stream: hangingUp }),
    idle_in_transaction_session_timeout: 30_000,
    keepAlive: true,
  });
  // Lost within a transaction: its next query says so. Unheard, the event would end the whole process.
  pool.on("connect", (client) => client.on("error", () => {}));
  // Of an idle connection.
  pool.on("error", (error) => void outage?.lost(error));
  if (outage) pool.on("connect", outage.back);
  return { pool, db: new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) }) };
}

/** The unique index that refused a row, or undefined where the error is about something else. SQLSTATE 23505. */
export function violatedConstraint(error: unknown): string | undefined {
  if (!(error instanceof Error) || !("code" in error) || error.code !== "23505") return undefined;
  return "constraint" in error ? String(error.constraint) : undefined;
}
