import { type Kysely, sql } from "kysely";

export async function up(db: Kysely<unknown>) {
  await sql`
    create table answers (
      id uuid primary key,
      conversation uuid not null,
      assistant text not null check (assistant in ('product', 'dermaflo')),
      outcome text not null check (outcome in ('answered', 'unknown', 'careful', 'social', 'declined')),
      passages text[] not null,
      worded_by text not null,
      wording text,
      question text,
      reply text,
      thumb text check (thumb in ('up', 'down')),
      at timestamptz not null,
      check (wording is not null or (question is null and reply is null))
    );
    create index on answers (conversation);
    create index on answers (at);
  `.execute(db);
}
