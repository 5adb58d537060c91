import { type Kysely, sql } from "kysely";

/** Counts of a few minutes need not outlive a crash of the database, and then no request waits for a disk because of them. */
export async function up(db: Kysely<unknown>) {
  await sql`alter table rate_limits set unlogged`.execute(db);
}
