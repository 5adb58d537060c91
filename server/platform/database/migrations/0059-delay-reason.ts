import { type Kysely, sql } from "kysely";

/** Why the day by which pre-orders are sent is later, as the owner tells their buyers; null where no reason was given. */
export async function up(db: Kysely<unknown>) {
  await sql`alter table dispatch_dates add column reason text`.execute(db);
}
