import type { Socket } from "node:net";
import { type InsertObject, Kysely, PostgresDialect, type Transaction } from "kysely";
import pg from "pg";
import type { OutageLog } from "#server/platform/database/outage.ts";
import type { Tables } from "#server/platform/database/tables.ts";

export type Database = Kysely<Tables> | Transaction<Tables>;
/** Rules that lock a row demand a transaction: they hold it until they are done. */
export type Tx = Transaction<Tables>;
export type OpenDatabase = { db: Kysely<Tables>; pool: pg.Pool };

/** A day stays the text it is, such as "2027-03-31": a Date would be midnight of some place. */
pg.types.setTypeParser(pg.types.builtins.DATE, (day) => day);

/** Milliseconds a query may take; the server ends it, and says so. */
const longestQuery = 15_000;

/** pg keeps it to itself: the socket of a connection, or what encrypts it. */
const socketOf = (client: pg.PoolClient) => (client as unknown as { connection: { stream: Socket } }).connection.stream;

/** Without this a lost network would hold a connection, and the visitor who waits on it, for as long as the kernel hopes. In the pool none waits for anything. */
function hangUpOnSilence(pool: pg.Pool) {
  pool.on("connect", (client) => socketOf(client).on("timeout", () => socketOf(client).destroy()));
  pool.on("acquire", (client) => socketOf(client).setTimeout(longestQuery + 1_000));
  pool.on("release", (_error, client) => socketOf(client).setTimeout(0));
}

type Options = {
  connections?: number;
  patient?: boolean;
  outage?: OutageLog;
};

/** Inserts a row; false where one with its key is there already. */
export async function insertOnce<T extends keyof Tables>(db: Database, table: T, row: InsertObject<Tables, T>): Promise<boolean> {
  const insert = db.insertInto(table).values(row);
  const { numInsertedOrUpdatedRows } = await insert.onConflict((same) => same.doNothing()).executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

/** bigint counts stay exact as text; nothing of ours needs them as numbers. */
export function openDatabase(url: string, { connections = 10, patient = false, outage }: Options = {}): OpenDatabase {
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    application_name: "shop",
    connectionTimeoutMillis: 5_000,
    // A shop where nobody is needs a second one now and then. Opened each time anew, they were half of its work all night.
    idleTimeoutMillis: 60_000,
    ...(!patient && { statement_timeout: longestQuery }),
    idle_in_transaction_session_timeout: 30_000,
    keepAlive: true,
  });
  if (!patient) hangUpOnSilence(pool);
  // Lost within a transaction: its next query says so. Unheard, the event would end the whole process.
  pool.on("connect", (client) => client.on("error", () => {}));
  pool.on("error", (error) => void outage?.lost(error));
  if (outage) pool.on("connect", outage.back);
  return { pool, db: new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) }) };
}

/** Text as a pattern of LIKE has it: what would stand for any letters there stands for itself. */
export const escapeLike = (text: string) => text.replace(/[\\%_]/g, "\\$&");

/** The unique index that refused a row, or undefined where the error is about something else. SQLSTATE 23505. */
export function violatedConstraint(error: unknown): string | undefined {
  if (!(error instanceof Error) || !("code" in error) || error.code !== "23505") return undefined;
  return "constraint" in error ? String(error.constraint) : undefined;
}
