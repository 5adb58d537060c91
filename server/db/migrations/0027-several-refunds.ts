import { type Kysely, sql } from "kysely";

/** A refund may fail, be tried again, or be paid back another way: several an order, one of them under way. */
export async function up(db: Kysely<unknown>) {
  await sql`
    alter table refunds
      drop constraint refunds_order_id_key,
      drop constraint refunds_status_check,
      add constraint refunds_status_check check (status in ('requested', 'made', 'failed', 'settled'));
    create index on refunds (order_id);
    create unique index refunds_one_under_way on refunds (order_id) where status = 'requested';
    create unique index refunds_provider_id on refunds (provider_id);`.execute(db);
}
