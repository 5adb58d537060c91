import { type RawBuilder, sql } from "kysely";
import type { Database } from "#server/platform/database/open.ts";
import { type Analytics, byCount, type Period, rowsShown, type VisitAnswer, type VisitQuestion } from "#server/providers/analytics/port.ts";
import { createRecordEvents } from "#server/providers/analytics/record-events.ts";

type Row = { key: string | null; count: number; total: number };

/** What the first page of a visit says, by the column that holds it. */
const saidByFirst = { visits: "day", referrers: "referrer", countries: "country", devices: "device", browsers: "browser" } as const;
type FirstPage = keyof typeof saidByFirst;
type FirstColumn = (typeof saidByFirst)[FirstPage];
type Grouped = { of: FirstColumn; count: number } & Record<FirstColumn, string | null>;
const isOfFirst = (question: VisitQuestion): question is FirstPage => Object.hasOwn(saidByFirst, question);

/** The first counted page of each visit within the period, counted by all that it says at once: finding it costs most of all. */
const firstPages = ({ from, to }: Period) => sql<Grouped>`
  with first as (
    select distinct on (session) at, referrer, country, device, browser
    from counted_events where event = 'page_view' and at >= ${from} and at < ${to}
    order by session, at, id
  ), visits as (select to_char(at at time zone 'Europe/London', 'YYYY-MM-DD') as day, referrer, country, device, browser from first)
  select case 0 when grouping(day) then 'day' when grouping(referrer) then 'referrer' when grouping(country) then 'country'
      when grouping(device) then 'device' else 'browser' end as of,
    day, referrer, country, device, browser, count(*)::int as count
  from visits group by grouping sets ((day), (referrer), (country), (device), (browser))`;

function answerOf(question: FirstPage, grouped: readonly Grouped[]): VisitAnswer {
  const column = saidByFirst[question];
  const rows = grouped.filter(({ of }) => of === column).map((row) => ({ key: row[column], count: row.count }));
  const total = rows.reduce((sum, { count }) => sum + count, 0);
  return { total, rows: rows.sort(byCount).slice(0, question === "visits" ? rows.length : rowsShown) };
}

const questions: Record<Exclude<VisitQuestion, FirstPage>, (period: Period) => RawBuilder<Row>> = {
  "top-pages": ({ from, to }) => sql`
    select path as key, count(*)::int as count, (sum(count(*)) over ())::int as total
    from counted_events where event = 'page_view' and at >= ${from} and at < ${to}
    group by 1 order by count desc, key limit ${rowsShown}`,
  steps: ({ from, to }) => sql`
    select event as key, count(*)::int as count, (sum(count(*)) over ())::int as total
    from (select distinct event, session from counted_events where at >= ${from} and at < ${to}) as met
    group by 1 order by count desc, key`,
};

export function createLocalAnalytics({ db }: { db: Database }): Analytics {
  /** Several questions about one period, which is one object, find the first pages once. */
  const found = new WeakMap<Period, Promise<Grouped[]>>();
  const findFirst = (period: Period) => found.getOrInsertComputed(period, async () => (await firstPages(period).execute(db)).rows);
  return {
    name: "local",
    keep: createRecordEvents(db),
    async sync() {},
    async ask(question, period): Promise<VisitAnswer> {
      if (isOfFirst(question)) return answerOf(question, await findFirst(period));
      const { rows } = await questions[question](period).execute(db);
      return { total: rows[0]?.total ?? 0, rows: rows.map(({ key, count }) => ({ key, count })) };
    },
  };
}
