import { Kysely, PostgresDialect, type Transaction } from "kysely";
import pg from "pg";
import type { Tables } from "#server/db/types.ts";

/** A connection pool, or one transaction on it: rules take either. */
export type Database = Kysely<Tables> | Transaction<Tables>;
export type OpenDatabase = { db: Kysely<Tables>; pool: pg.Pool };

/** bigint counts stay exact as text; nothing of ours needs them as numbers. */
export function openDatabase(url: string, { connections = 10, log = (_message: string) => {} } = {}): OpenDatabase {
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    application_name: "shop",
    connectionTimeoutMillis: 5_000,
    statement_timeout: 15_000,
    idle_in_transaction_session_timeout: 30_000,
    keepAlive: true,
  });
  // Lost within a transaction: its next query says so. Unheard, the event would end the whole process.
  pool.on("connect", (client) => client.on("error", () => {}));
  pool.on("error", (error) => log(`an idle database connection was lost: ${error.message}`));
  return { pool, db: new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) }) };
}
