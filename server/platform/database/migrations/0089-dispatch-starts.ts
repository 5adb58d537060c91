import { type Kysely, sql } from "kysely";

/**
 * A dispatch date may be chosen before it begins. Until then it has a row of its own here: in `dispatch_dates` the version before would take the newest
 * row for the day that stands. `keeps_earlier`: it began so, and whoever had ordered keeps the day they were promised.
 */
export async function up(db: Kysely<unknown>) {
  await sql`
    create table dispatch_starts (
      starts_at timestamptz primary key,
      day date not null,
      set_at timestamptz not null
    )
  `.execute(db);
  await sql`alter table dispatch_dates add column keeps_earlier boolean not null default false`.execute(db);
}
