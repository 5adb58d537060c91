import { sql } from "kysely";
import type { Database } from "#server/platform/database/open.ts";
import type { Promised } from "#tests/drills/customer.ts";

/** What the shop's own books say, whoever was promised what. Every count must be 0. */
export async function checkBooks(db: Database): Promise<Record<string, number>> {
  const { rows } = await sql<Record<string, string>>`
    select
      (select count(*) from stock s where s.available <> (select sum(change) from stock_ledger l where l.product = s.product)) as "shelves that differ from their ledger",
      (select count(*) from orders o where (select coalesce(sum(change), 0) from stock_ledger l where l.order_id = o.id)
        <> case when o.status in ('awaiting-payment', 'paid', 'dispatched', 'delivered') then -1 else 0 end) as "orders with a wrong count of units",
      (select count(*) from (select order_id from order_history where status = 'paid' and type in ('paid', 'paid-late') group by 1 having count(*) > 1) twice) as "orders paid twice",
      (select count(*) from orders o where o.status <> (select status from order_history h where h.order_id = o.id order by id desc limit 1)) as "orders that differ from their history",
      (select count(*) from (select subject from (select regexp_replace(key, '^order-confirmed:', '') as subject from mailbox where key like 'order-confirmed:%') m
        group by 1 having count(*) > 1) twice) as "confirmations sent twice",
      (select count(*) from orders o where o.status = 'awaiting-payment' and not exists
        (select from pgboss.job j where j.name = 'end-hold' and j.data ->> 'orderId' = o.id::text and j.state in ('created', 'retry', 'active'))) as "open orders that nothing will end",
      (select count(*) from pgboss.job where name = 'dead') as "jobs that failed for good",
      (select count(*) from operator_alerts) as "alerts"`.execute(db);
  return Object.fromEntries(Object.entries(rows[0] ?? {}).map(([name, count]) => [name, Number(count)]));
}

/** Promises that the books do not keep. Every count must be 0. */
export async function checkPromises(db: Database, promised: Promised): Promise<Record<string, number>> {
  const { rows } = await sql<Record<string, string>>`
    with promised_payment as (select * from json_to_recordset(${JSON.stringify(promised.payments)}::json) as p(session text, email text))
    select
      (select count(*) from unnest(${promised.signUps}::text[]) as p(email) where not exists (select from sign_ups s where s.email = p.email)) as "sign-ups lost",
      (select count(*) from unnest(${promised.orders}::text[]) as p(session) where not exists (select from orders o where o.payment_session = p.session)) as "orders lost",
      (select count(*) from promised_payment p where not exists
        (select from orders o where o.payment_session = p.session and o.status = 'paid')) as "payments not settled",
      (select count(*) from promised_payment p where not exists
        (select from orders o join mailbox m on m.key = 'order-confirmed:' || o.id where o.payment_session = p.session and m.to_address = p.email)) as "confirmations not sent"`.execute(
    db,
  );
  return Object.fromEntries(Object.entries(rows[0] ?? {}).map(([name, count]) => [name, Number(count)]));
}

export const sum = (counts: Record<string, number>) => Object.values(counts).reduce((total, count) => total + count, 0);
