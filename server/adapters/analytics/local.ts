import { type RawBuilder, sql } from "kysely";
import { createKeepEvents } from "#server/adapters/analytics/keep-events.ts";
import type { Database } from "#server/db/open.ts";
import { type Analytics, type Period, rowsShown, type VisitAnswer, type VisitQuestion } from "#server/ports/analytics.ts";

type Row = { key: string | null; count: number; total: number };

/** The first counted page of each visit within the period. */
const visits = ({ from, to }: Period) => sql`
  select distinct on (session) to_char(at at time zone 'Europe/London', 'YYYY-MM-DD') as day, referrer, country, device, browser
  from counted_events where event = 'page_view' and at >= ${from} and at < ${to}
  order by session, at, id`;

const byVisit = (column: string, period: Period, limit: number | null = rowsShown) => sql<Row>`
  select ${sql.ref(column)} as key, count(*)::int as count, (sum(count(*)) over ())::int as total
  from (${visits(period)}) as visits group by 1 order by count desc, key limit ${limit}`;

const questions: Record<VisitQuestion, (period: Period) => RawBuilder<Row>> = {
  visits: (period) => byVisit("day", period, null),
  referrers: (period) => byVisit("referrer", period),
  countries: (period) => byVisit("country", period),
  devices: (period) => byVisit("device", period),
  browsers: (period) => byVisit("browser", period),
  "top-pages": ({ from, to }) => sql`
    select path as key, count(*)::int as count, (sum(count(*)) over ())::int as total
    from counted_events where event = 'page_view' and at >= ${from} and at < ${to}
    group by 1 order by count desc, key limit ${rowsShown}`,
  steps: ({ from, to }) => sql`
    select event as key, count(distinct session)::int as count, (sum(count(distinct session)) over ())::int as total
    from counted_events where at >= ${from} and at < ${to} group by 1 order by count desc, key`,
};

/** Counts in our own database: what is kept is where it belongs. */
export function createLocalAnalytics({ db }: { db: Database }): Analytics {
  return {
    name: "local",
    keep: createKeepEvents(db),
    async sync() {},
    async ask(question, period): Promise<VisitAnswer> {
      const { rows } = await questions[question](period).execute(db);
      return { total: rows[0]?.total ?? 0, rows: rows.map(({ key, count }) => ({ key, count })) };
    },
  };
}
