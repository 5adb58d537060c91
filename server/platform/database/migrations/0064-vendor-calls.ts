import { type Kysely, sql } from "kysely";

/** When each vendor last worked, failed and called our webhook; and how large a backup was, which the one before this step doesn't say. */
export async function up(db: Kysely<unknown>) {
  await sql`
    create table vendor_calls (
      vendor text not null,
      outcome text not null check (outcome in ('worked', 'failed', 'heard')),
      at timestamptz not null,
      words text,
      primary key (vendor, outcome)
    );
    alter table backups add column bytes bigint;
  `.execute(db);
}
