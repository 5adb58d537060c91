import { type Kysely, sql } from "kysely";

export async function up(db: Kysely<unknown>) {
  await sql`
    create table letters (
      id uuid primary key,
      reference text not null unique,
      kind text not null check (kind in ('contact', 'reaction', 'privacy', 'cancellation')),
      digest bytea not null unique,
      name text not null,
      email text not null check (email = lower(email)),
      details jsonb not null,
      suspect boolean not null,
      at timestamptz not null,
      answered_at timestamptz
    );
    create index on letters (at desc);
  `.execute(db);
}
