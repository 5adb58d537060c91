import { type Kysely, sql } from "kysely";

/**
 * A refund may fail, be tried again, or be paid back another way: several an order, one of them under way. The version before knows one row an order,
 * by a unique `order_id`: that stays with the newest alone, and `of_order` names the order of each. With the next release `order_id` can go.
 */
export async function up(db: Kysely<unknown>) {
  await sql`
    alter table refunds
      add column of_order uuid references orders,
      alter column order_id drop not null,
      drop constraint refunds_status_check,
      add constraint refunds_status_check check (status in ('requested', 'made', 'failed', 'settled'));
    update refunds set of_order = order_id;
    create function name_order_of_refund() returns trigger language plpgsql as
      $$ begin new.of_order := coalesce(new.of_order, new.order_id); return new; end $$;
    create trigger name_order_of_refund before insert on refunds for each row execute function name_order_of_refund();
    alter table refunds alter column of_order set not null;
    create index on refunds (of_order);
    create unique index refunds_one_under_way on refunds (of_order) where status = 'requested';
    create unique index refunds_provider_id on refunds (provider_id);`.execute(db);
}
