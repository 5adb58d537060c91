import { eventNames } from "#contracts/counted-event.ts";
import type { Insight, InsightName } from "#contracts/insight.ts";
import { nameRow } from "#server/insights/name-row.ts";
import type { LastDays } from "#server/insights/period.ts";
import { isBook, readBook, readCheckouts } from "#server/insights/read-books.ts";
import type { Database } from "#server/platform/database/open.ts";
import type { Analytics } from "#server/providers/analytics/port.ts";

export type InsightNeeds = { db: Database; analytics: Analytics; now: () => Date };

type Counts = { total: number | null; rows: { key: string | null; count: number }[] };

/** Every day has a row, also one on which nothing was. */
const daily = (days: string[], counts: ReadonlyMap<string | null, number>): Counts => {
  const rows = days.map((key) => ({ key, count: counts.get(key) ?? 0 }));
  return { total: rows.reduce((sum, { count }) => sum + count, 0), rows };
};

const percent = (part: number, whole: number) => (whole === 0 ? null : Math.round((part / whole) * 1_000) / 10);

/** Two funnels in one list, of two crowds: visits that allowed counting, step by step, then every checkout in our books. */
async function convert({ db, analytics }: InsightNeeds, period: LastDays): Promise<Counts> {
  const [steps, { started, paid }] = await Promise.all([analytics.ask("steps", period), readCheckouts(db, period)]);
  const visits = eventNames.map((key) => ({ key, count: steps.rows.find((row) => row.key === key)?.count ?? 0 }));
  return { total: percent(paid, started), rows: [...visits, { key: "started", count: started }, { key: "paid", count: paid }] };
}

async function count(needs: InsightNeeds, name: InsightName, period: LastDays): Promise<Counts> {
  if (isBook(name)) return daily(period.days, await readBook(needs.db, name, period));
  if (name === "conversion") return convert(needs, period);
  const { total, rows } = await needs.analytics.ask(name, period);
  return name === "visits" ? daily(period.days, new Map(rows.map(({ key, count }) => [key, count]))) : { total, rows };
}

/** One answer. Sign-ups, checkouts and payments come from our books, what visits did from the events. Throws `ProviderUnavailable`. */
export async function readInsight(needs: InsightNeeds, name: InsightName, period: LastDays): Promise<Insight> {
  const { total, rows } = await count(needs, name, period);
  return { name, days: period.span, total, rows: rows.map(({ key, count }) => ({ key: key ?? "", label: nameRow(name, key), count })) };
}
