import { type Kysely, sql } from "kysely";

/** When an order's dispatch was moved to a later day, and its buyer told: until now only its history's words said so. */
export async function up(db: Kysely<unknown>) {
  await sql`
    alter table orders add column dispatch_moved_at timestamptz;
    update orders set dispatch_moved_at = told.at
      from order_history told
      where orders.status = 'paid' and told.order_id = orders.id and told.cause = 'Delayed: we now send it ' || orders.dispatch;
  `.execute(db);
}
