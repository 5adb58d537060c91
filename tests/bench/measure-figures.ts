import { sql } from "kysely";
import { insightNames } from "#contracts/insight.ts";
import { analyticsActions } from "#server/modules/analytics/figures.ts";
import { openDatabase } from "#server/platform/database/open.ts";
import { createLocalAnalytics } from "#server/providers/analytics/local.ts";
import { median } from "#tests/bench/median.ts";

/** As a good month may leave them. */
export const eventsInMonth = 300_000;

/** All figures of thirty days, as /operator/figures asks for them, beside one plain reading of every event: milliseconds. */
export async function measureFigures(database: string): Promise<{ figures: number; bare: number }> {
  const { db } = openDatabase(database);
  try {
    await sql`
      insert into counted_events (id, event, visitor, session, path, referrer, country, device, browser, at)
      select gen_random_uuid(), case n % 20 when 0 then 'pre_order_pressed' else 'page_view' end, 'visitor-' || n / 10, 'visit-' || n / 4, '/page-' || n % 40,
        case n % 3 when 0 then 'site-' || n % 500 || '.example' end, 'GB', 'phone', 'safari', now() - random() * interval '29 days'
      from generate_series(1, ${eventsInMonth}::int) as n`.execute(db);
    await sql`analyze counted_events`.execute(db);
    const now = () => new Date();
    const read = analyticsActions({ db, analytics: createLocalAnalytics({ db }), now, log: { warn() {} } }).readInsights;
    const timed = async (act: () => Promise<unknown>) => {
      const began = performance.now();
      await act();
      return performance.now() - began;
    };
    const figures: number[] = [];
    const bare: number[] = [];
    for (let round = 0; round < 5; round++) {
      bare.push(await timed(() => sql`select count(distinct session), count(distinct path) from counted_events`.execute(db)));
      figures.push(await timed(() => read(insightNames, 30)));
    }
    return { figures: Math.round(median(figures)), bare: Math.round(median(bare)) };
  } finally {
    await sql`delete from counted_events where visitor like 'visitor-%'`.execute(db);
    await db.destroy();
  }
}
