import { type Kysely, sql } from "kysely";

/** When an order that is marked as sent is: its buyer hears of it then, and until then it can be undone. */
export async function up(db: Kysely<unknown>) {
  await sql`
    alter table orders add column dispatch_at timestamptz;
    create index orders_dispatch_at on orders (dispatch_at) where dispatch_at is not null`.execute(db);
}
