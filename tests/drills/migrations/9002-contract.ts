import { type Kysely, sql } from "kysely";

/** The other half, in the release after: nobody is left who knows only the old column. */
export async function up(db: Kysely<unknown>) {
  await sql`drop trigger keep_called on sign_ups; drop function keep_called()`.execute(db);
}
