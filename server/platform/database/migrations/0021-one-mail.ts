import { type Kysely, sql } from "kysely";

/** Which entering of an address its last mail was about: so one statement says whether this one may write, for an address that is known and one that is not. */
export async function up(db: Kysely<unknown>) {
  await sql`alter table sign_ups add column mail_mark uuid`.execute(db);
}
