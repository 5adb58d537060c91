import { type Kysely, sql } from "kysely";

/** A part of a payment may be on its way back when its buyer cancels: then the rest is asked for beside it, and the two are made one after the other. */
export async function up(db: Kysely<unknown>) {
  await sql`drop index refunds_one_under_way`.execute(db);
}
