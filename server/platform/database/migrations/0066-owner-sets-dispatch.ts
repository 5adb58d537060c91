import { type Kysely, sql } from "kysely";

/** Whether the owner chose that day in the back office; the settings name the others. */
export async function up(db: Kysely<unknown>) {
  await sql`alter table dispatch_dates add column by_owner boolean not null default false`.execute(db);
}
