import { type RawBuilder, sql } from "kysely";
import { pageSize } from "#contracts/backend.ts";
import type { BooksSummary, Period, StockChange } from "#contracts/exports.ts";
import { isRowId } from "#contracts/fields.ts";
import type { Database } from "#server/platform/database/open.ts";
import { endOfDay, startOfDay } from "#server/platform/dates.ts";

export const within = (column: string, { from, to }: Period): RawBuilder<boolean> =>
  sql`(${sql.ref(column)} >= ${startOfDay(from)} and ${sql.ref(column)} < ${endOfDay(to)})`;

/** "2026-10-25 01:30", in London. */
export const londonTime = (column: string) => sql<string>`to_char(${sql.ref(column)} at time zone 'Europe/London', 'YYYY-MM-DD HH24:MI')`;
const londonMonth = (column: string) => sql<string>`to_char(${sql.ref(column)} at time zone 'Europe/London', 'YYYY-MM')`;

/** Whether an order, as `o`, was paid without real money. */
export const isTest = sql<boolean>`(o.payment_provider = 'local' or coalesce(o.payment_account, '') like 'test:%')`;

/**
 * Every movement of money back to a buyer, or back to us where a bank didn't take it: a table of `id`, `order_id`, `at`, `type`, `so_far`, `change`, `vat`
 * in pence. It's read from the orders' history, to which lines are only ever added, so that a month's figures stay what they were. Some lines say the
 * total so far and some a step; an order's VAT goes back in proportion, its last penny with the last part.
 */
export const refundMoves = sql`(
  select m.id, m.order_id, m.at, m.type, m.so_far, (m.so_far - m.before)::int as change,
    (round(m.so_far::numeric * m.vat_minor / m.total_minor) - round(m.before::numeric * m.vat_minor / m.total_minor))::int as vat
  from (
    select s.*, lag(s.so_far, 1, 0) over (partition by s.order_id order by s.id) as before from (
      select t.*, greatest(0, least(t.total_minor, coalesce(max(t.stands) over (partition by t.order_id, t.span), 0)
        + sum(t.step) over (partition by t.order_id, t.span order by t.id)))::int as so_far
      from (
        select e.*, count(e.stands) over (partition by e.order_id order by e.id) as span from (
          select h.id, h.order_id, h.at, h.type, o.total_minor, o.vat_minor,
            case h.type when 'refunded' then o.total_minor when 'refunded-in-part' then (h.payload #>> '{total,minor}')::int end as stands,
            case h.type when 'refund-failed' then -(h.payload #>> '{amount,minor}')::int
              when 'refund-settled' then (
                select coalesce(sum(r.amount_minor), 0)::int from refunds r where r.of_order = h.order_id and r.status = 'settled' and r.made_at = h.at)
              else 0 end as step
          from order_history h join orders o on o.id = h.order_id
          where h.type in ('refunded', 'refunded-in-part', 'refund-failed', 'refund-settled')
        ) e
      ) t
    ) s
  ) m
  where m.so_far <> m.before)`;

/** What somebody put on the shelf or took away, without an order or of one that came back. */
const byHand = sql<boolean>`(order_id is null or reason = 'adjust')`;

/** Tubes that had not been sent by then: what was ever put on the shelf by hand, less what left. One that comes back is counted again once it's put back by hand. */
const unsentAt = (moment: RawBuilder<Date>) => sql<number>`(
  (select coalesce(sum(change), 0) from stock_ledger where ${byHand} and at < ${moment})
  - (select count(*) from order_history where type = 'dispatched' and at < ${moment}))::int`;

/** The figures of those days. */
export async function readSummary(db: Database, period: Period): Promise<BooksSummary> {
  const { rows } = await sql<BooksSummary>`
    select paid.*, back.*,
      (select count(*)::int from order_history where type = 'dispatched' and ${within("at", period)}) as sent,
      (select count(*)::int from returns where outcome in ('back', 'opened') and ${within("settled_at", period)}) as returned,
      ${unsentAt(startOfDay(period.from))} as opening, ${unsentAt(endOfDay(period.to))} as closing, shelf.*,
      coalesce((select ${londonMonth("at")} from stock_ledger order by at limit 1), ${period.from.slice(0, 7)}) as since
    from
      (select count(*)::int as orders, coalesce(sum(o.total_minor), 0)::int as gross, coalesce(sum(o.vat_minor), 0)::int as vat,
        coalesce(sum(o.quantity), 0)::int as sold, (count(*) filter (where ${isTest}))::int as "testOrders",
        coalesce(sum(o.total_minor) filter (where ${isTest}), 0)::int as "testGross"
        from orders o where ${within("o.paid_at", period)}) paid,
      (select coalesce(sum(m.change), 0)::int as refunded, coalesce(sum(m.vat), 0)::int as "refundedVat",
        (count(*) filter (where m.change > 0 and m.so_far = o.total_minor))::int as "refundedWhole"
        from ${refundMoves} m join orders o on o.id = m.order_id where ${within("m.at", period)}) back,
      (select coalesce(sum(change) filter (where change > 0), 0)::int as added, coalesce(-sum(change) filter (where change < 0), 0)::int as taken
        from stock_ledger where ${byHand} and ${within("at", period)}) shelf`.execute(db);
  return rows[0] as BooksSummary;
}

export type VatMonth = { month: string; orders: number; gross: number; vat: number; refunded: number; refundedVat: number };

/** Each month of which there is a day in the period, in pence; also one in which nothing was sold. */
export async function readVatByMonth(db: Database, period: Period): Promise<VatMonth[]> {
  const { rows } = await sql<VatMonth>`
    select month, coalesce(orders, 0) as orders, coalesce(gross, 0) as gross, coalesce(vat, 0) as vat, coalesce(refunded, 0) as refunded,
      coalesce("refundedVat", 0) as "refundedVat"
    from (select to_char(day, 'YYYY-MM') as month
        from generate_series(date_trunc('month', ${period.from}::timestamp), ${period.to}::timestamp, interval '1 month') day) months
      left join (select ${londonMonth("paid_at")} as month, count(*)::int as orders, sum(total_minor)::int as gross, sum(vat_minor)::int as vat
        from orders where ${within("paid_at", period)} group by 1) sales using (month)
      left join (select ${londonMonth("m.at")} as month, sum(m.change)::int as refunded, sum(m.vat)::int as "refundedVat"
        from ${refundMoves} m where ${within("m.at", period)} group by 1) back using (month)
    order by month`.execute(db);
  return rows;
}

/** Who changed the stock by hand, by the audit's line of that very change, for lines of the ledger as `l`. */
export const stockChanger = sql`left join (
  select distinct on (facts ->> 'of') facts ->> 'of' as line, actor, person_name as name from operator_audit
  where action in ('adjustStock', 'setCap') order by facts ->> 'of', id) a on l.reason = 'adjust' and a.line = l.id::text`;

/** The ledger, newest first, each line with how many tubes were free after it. */
export async function listStockChanges(db: Database, before?: string): Promise<StockChange[]> {
  const { rows } = await sql<StockChange>`
    with page as (
      select * from stock_ledger where ${before !== undefined && isRowId(before) ? sql`id < ${before}` : sql`true`} order by id desc limit ${pageSize})
    select l.id, l.at, l.change, l.reason, l.note, o.reference,
      case when a.actor is not null then json_build_object('actor', a.actor, 'name', a.name) end as who,
      ((select coalesce(sum(change), 0) from stock_ledger where id <= (select max(id) from page))
        - coalesce(sum(l.change) over (order by l.id desc rows between unbounded preceding and 1 preceding), 0))::int as balance
    from page l left join orders o on o.id = l.order_id ${stockChanger} order by l.id desc`.execute(db);
  return rows;
}
