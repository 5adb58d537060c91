import { type Kysely, sql } from "kysely";

export async function up(db: Kysely<unknown>) {
  await sql`
    create table consent_receipts (
      id text primary key check (id ~ '^[0-9a-f]{32}$'),
      functional boolean not null,
      analytics boolean not null,
      advertising boolean not null,
      policy text not null,
      wording text not null,
      signal boolean not null,
      at timestamptz not null
    );
    create index on consent_receipts (at);
  `.execute(db);
}
