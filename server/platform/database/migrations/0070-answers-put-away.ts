import { type Kysely, sql } from "kysely";

/** An open question that nobody wants to answer waits no longer. Of the answer, so that the same question asked again is open again. */
export async function up(db: Kysely<unknown>) {
  await sql`alter table answers add column put_away_at timestamptz`.execute(db);
}
