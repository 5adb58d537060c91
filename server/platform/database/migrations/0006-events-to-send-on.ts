import { type Kysely, sql } from "kysely";

export async function up(db: Kysely<unknown>) {
  // What was counted for us stays with us, whoever counts later: only what came for a vendor is sent on to it.
  await sql`
    alter table counted_events add column to_send boolean not null default false;
    create index on counted_events (at) where to_send;
  `.execute(db);
}
