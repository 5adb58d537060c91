import { type RawBuilder, sql } from "kysely";
import type { Database } from "#server/platform/database/open.ts";
import { type Analytics, byCount, type Period, rowsShown, type VisitQuestion } from "#server/providers/analytics/port.ts";
import { createRecordEvents } from "#server/providers/analytics/record-events.ts";

type Row = { key: string | null; count: number };
type Question = (period: Period) => RawBuilder<Row>;

/** Visits by what the first counted page of each says. */
const byFirstPage =
  (key: RawBuilder<string | null>): Question =>
  ({ from, to }) =>
    sql`
    select ${key} as key, count(*)::int as count
    from (
      select distinct on (session) at, referrer, country, device, browser
      from counted_events where event = 'page_view' and at >= ${from} and at < ${to}
      order by session, at, id
    ) as first group by 1`;

const questions: Record<VisitQuestion, Question> = {
  visits: byFirstPage(sql`to_char(at at time zone 'Europe/London', 'YYYY-MM-DD')`),
  referrers: byFirstPage(sql.ref("referrer")),
  countries: byFirstPage(sql.ref("country")),
  devices: byFirstPage(sql.ref("device")),
  browsers: byFirstPage(sql.ref("browser")),
  "top-pages": ({ from, to }) => sql`
    select path as key, count(*)::int as count from counted_events where event = 'page_view' and at >= ${from} and at < ${to} group by 1`,
  steps: ({ from, to }) => sql`
    select event as key, count(*)::int as count
    from (select distinct event, session from counted_events where at >= ${from} and at < ${to}) as met group by 1`,
};

export function createLocalAnalytics({ db }: { db: Database }): Analytics {
  return {
    name: "local",
    keep: createRecordEvents(db),
    async sync() {},
    async ask(question, period) {
      const { rows } = await questions[question](period).execute(db);
      const total = rows.reduce((sum, { count }) => sum + count, 0);
      return { total, rows: rows.sort(byCount).slice(0, question === "visits" ? rows.length : rowsShown) };
    },
  };
}
