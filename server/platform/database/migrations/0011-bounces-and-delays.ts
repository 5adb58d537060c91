import { type Kysely, sql } from "kysely";

export async function up(db: Kysely<unknown>) {
  await sql`
    create table bounces (
      key text primary key,
      mail text not null,
      about text not null,
      code smallint not null check (code between 500 and 599),
      at timestamptz not null
    );
    create index on bounces (at);
    alter table orders add column delay_told text;
  `.execute(db);
}
