import { type Kysely, sql } from "kysely";

/**
 * Every refund has a row, and what has gone back is their sum: what was known as a total alone gets a row that stands for it until the provider names its
 * refunds. And `settled` is put right once more, of what the version before wrote while 0080 was new.
 */
export async function up(db: Kysely<unknown>) {
  await sql`alter table refunds add column failed_at timestamptz`.execute(db);
  await sql`
    update refunds set status = 'failed' where status = 'settled' and (select total_minor from orders where id = of_order)
      <= (select sum(amount_minor) from refunds made where made.of_order = refunds.of_order and made.status = 'made')`.execute(db);
  await sql`
    insert into refunds (id, of_order, amount_minor, reason, status, requested_at, made_at)
    select gen_random_uuid(), o.id, o.refunded_minor - coalesce(r.minor, 0), 'Refunded at the payment provider', 'made', o.at, o.at
    from (select id, refunded_minor, coalesce((select max(at) from order_history where order_id = orders.id and type like 'refunded%'), created_at) as at from orders) o
    left join (select of_order, sum(amount_minor)::int as minor from refunds where status in ('made', 'settled') group by of_order) r on r.of_order = o.id
    where o.refunded_minor > coalesce(r.minor, 0)`.execute(db);
}
