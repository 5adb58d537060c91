import { type Kysely, sql } from "kysely";

/** Why that day can't be kept, as the owner tells the buyers it was promised to, should it pass without a new one. */
export async function up(db: Kysely<unknown>) {
  await sql`alter table dispatch_dates add column late_reason text`.execute(db);
}
