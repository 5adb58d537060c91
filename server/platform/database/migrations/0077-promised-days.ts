import { type Kysely, sql } from "kysely";

/** Which days are promised to those who wait, and whose is over: asked at each look at the overview. */
export async function up(db: Kysely<unknown>) {
  await sql`create index orders_promised on orders (dispatch_by) where status = 'paid' and dispatch_at is null`.execute(db);
}
