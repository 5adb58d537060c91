import { type Kysely, sql } from "kysely";

export async function up(db: Kysely<unknown>) {
  // No index but for the time: every question is about the last days, and each further one would slow every insert.
  await sql`
    create table counted_events (
      id uuid primary key,
      event text not null,
      visitor text not null,
      session text not null,
      path text not null,
      referrer text,
      country char(2),
      device text,
      browser text,
      at timestamptz not null
    );
    create index on counted_events (at);
  `.execute(db);
}
