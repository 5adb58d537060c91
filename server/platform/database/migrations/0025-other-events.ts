import { type Kysely, sql } from "kysely";

/** How often events came that we do not know, by name and day. */
export async function up(db: Kysely<unknown>) {
  await sql`create table other_events (day date not null, event text not null, times integer not null, primary key (day, event))`.execute(db);
}
