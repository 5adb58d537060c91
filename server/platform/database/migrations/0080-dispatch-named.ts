import { type Kysely, sql } from "kysely";

/**
 * When the settings named a dispatch day, which the owner's choice of the same day doesn't change; `by_owner` said whose the newest choice was, serves
 * the version before, and goes with the next release. And `settled` is what the owner paid back another way alone, no refund that failed and was made later.
 */
export async function up(db: Kysely<unknown>) {
  await sql`alter table dispatch_dates add column named_at timestamptz`.execute(db);
  await sql`update dispatch_dates set named_at = set_at where not by_owner`.execute(db);
  await sql`
    update refunds set status = 'failed' where status = 'settled' and (select total_minor from orders where id = of_order)
      <= (select sum(amount_minor) from refunds made where made.of_order = refunds.of_order and made.status = 'made')`.execute(db);
}
