import { type Kysely, sql } from "kysely";

/** The view serves the version before, and goes with the next release. */
export async function up(db: Kysely<unknown>) {
  await sql`
    alter table access_tries rename to access_lockouts;
    create view access_tries as select key, wrong, window_ends, blocks, blocked_until, at from access_lockouts;
  `.execute(db);
}
