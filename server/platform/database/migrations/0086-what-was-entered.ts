import { type Kysely, sql } from "kysely";

/** What was typed to join, of each request that an email with a link answers: whoever opens that link confirms this, and not what somebody typed since. */
export async function up(db: Kysely<unknown>) {
  await sql`alter table consents add column entered jsonb`.execute(db);
}
