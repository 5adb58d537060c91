import { type Kysely, sql } from "kysely";

/** When somebody proved again that a session is theirs; null: not since it began. */
export async function up(db: Kysely<unknown>) {
  await sql`alter table operator_sessions add column proven_at timestamptz`.execute(db);
}
