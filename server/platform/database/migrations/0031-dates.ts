import { type Kysely, sql } from "kysely";

/**
 * Until now an order kept the day promised to its buyer as an English sentence, and only its history's words said that its payment came too late.
 * Both are columns of their own now. The version before, which runs beside this one while it is replaced, writes and reads the sentence: a trigger
 * keeps the two alike. With the next release `dispatch` and `delay_told` can go, and the trigger.
 */
export async function up(db: Kysely<unknown>) {
  await sql`
    alter table orders
      add column dispatch_by date,
      add column delay text check (delay in ('new-date', 'no-date')),
      add column paid_too_late boolean not null default false,
      alter column dispatch set default '';

    create function keep_dispatch_alike() returns trigger language plpgsql as $body$
    declare
      wrote_day boolean := new.dispatch_by is not null and (tg_op = 'INSERT' or new.dispatch_by is distinct from old.dispatch_by);
      wrote_delay boolean := tg_op = 'UPDATE' and new.delay is distinct from old.delay;
    begin
      if wrote_day then
        new.dispatch := 'by ' || to_char(new.dispatch_by, 'FMDD FMMonth YYYY');
      elsif new.dispatch ~ '^by \\d{1,2} (January|February|March|April|May|June|July|August|September|October|November|December) \\d{4}$' then
        new.dispatch_by := to_date(substr(new.dispatch, 4), 'DD Month YYYY');
      end if;
      if wrote_delay then
        new.delay_told := case new.delay when 'no-date' then new.dispatch end;
      else
        new.delay := case when new.delay_told = new.dispatch then 'no-date' when new.dispatch_moved_at is not null then 'new-date' end;
      end if;
      return new;
    end
    $body$;
    create trigger keep_dispatch_alike before insert or update on orders for each row execute function keep_dispatch_alike();
    update orders set dispatch = dispatch;

    -- Of paid orders the shop itself cancelled only those for which no tube was left.
    update orders set paid_too_late = true where paid_at is not null and status in ('cancelled', 'refunded')
      and exists (select from order_history h where h.order_id = orders.id and h.status = 'cancelled' and h.by = 'shop');

    create table dispatch_dates (
      day date primary key,
      set_at timestamptz not null,
      confirmed_at timestamptz
    );

    create table sales_closures (
      closed_at timestamptz primary key,
      until date,
      opened_at timestamptz
    );`.execute(db);
}
