import { type Kysely, sql } from "kysely";

export async function up(db: Kysely<unknown>) {
  await sql`
    create table access_tries (
      key text primary key,
      wrong int not null,
      window_ends timestamptz not null,
      blocks int not null,
      blocked_until timestamptz,
      at timestamptz not null
    );
    create index on access_tries (at);
  `.execute(db);
}
