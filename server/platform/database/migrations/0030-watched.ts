import { type Kysely, sql } from "kysely";

/** When a backup was taken and tried, for `/metrics`; and which word about the stock the owner heard last. */
export async function up(db: Kysely<unknown>) {
  await sql`create table backups (at timestamptz primary key)`.execute(db);
  await sql`alter table stock add column told text not null default 'in' check (told in ('in', 'low', 'sold-out'))`.execute(db);
}
