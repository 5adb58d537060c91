import { type RawBuilder, sql } from "kysely";
import { countries } from "#content/countries.ts";
import type { OperatorBackend, WeekFigures } from "#contracts/backend.ts";
import { eventNames } from "#contracts/counted-event.ts";
import { type Insight, type InsightName, type Span, year } from "#contracts/insight.ts";
import type { Database } from "#server/platform/database/open.ts";
import { addMinutes, daysAfter, londonDay } from "#server/platform/dates.ts";
import type { Log } from "#server/platform/log.ts";
import type { Analytics, Period } from "#server/providers/analytics/port.ts";
import { ProviderUnavailable } from "#server/providers/errors.ts";

const startOf = (day: string) => new Date(Temporal.PlainDate.from(day).toZonedDateTime("Europe/London").epochMilliseconds);

/** `days`: or months, by how their days begin. */
export type LastDays = Period & { days: string[]; span: Span };

export function lastDays(days: Span, now: Date): LastDays {
  const today = londonDay(now);
  const monthsAgo = (months: number) => Temporal.PlainYearMonth.from(today).subtract({ months }).toString();
  const names =
    days === year ? Array.from({ length: 12 }, (_, at) => monthsAgo(11 - at)) : Array.from({ length: days }, (_, at) => daysAfter(today, at + 1 - days));
  return { from: startOf(days === year ? `${names[0]}-01` : (names[0] ?? "")), to: now, days: names, span: days };
}

const countryNames = Object.fromEntries(countries.map(({ code, name }) => [code, name]));
const unknown = { referrers: "Came directly, by typing the address or a bookmark", "top-pages": "Unknown page" } as Partial<Record<InsightName, string>>;
const names: Partial<Record<InsightName, Record<string, string>>> = {
  countries: countryNames,
  "sign-up-countries": countryNames,
  "top-pages": { "/": "/ (home)" },
  devices: { phone: "Phone", tablet: "Tablet", desktop: "Computer" },
  browsers: { chrome: "Chrome", edge: "Edge", firefox: "Firefox", safari: "Safari", samsung: "Samsung Internet", opera: "Opera", other: "Another" },
  conversion: {
    page_view: "Visits",
    pre_order_pressed: "went to the checkout",
    sign_up_sent: "sent the Warmth List form",
    checkout_pressed: "went on to pay",
    started: "Checkouts started",
    paid: "of those, paid",
  },
};

const nameRow = (insight: InsightName, key: string | null) => (key === null ? (unknown[insight] ?? "Not known") : (names[insight]?.[key] ?? key));

const byDay = (table: "sign_ups" | "orders", column: string, figure = sql`count(*)`) => {
  const at = sql.ref(column);
  return ({ from, to }: Period): RawBuilder<Row> => sql`
    select to_char(${at} at time zone 'Europe/London', 'YYYY-MM-DD') as key, ${figure}::int as count
    from ${sql.table(table)} where ${at} >= ${from} and ${at} < ${to} group by 1`;
};

/** What our own books know of everybody, whatever they allowed to be counted: nothing here is an event. */
const books = {
  "sign-ups": byDay("sign_ups", "confirmed_at"),
  "checkouts-started": byDay("orders", "created_at"),
  paid: byDay("orders", "paid_at"),
  takings: byDay("orders", "paid_at", sql`sum(total_minor)`),
} as const;
const isBook = (name: string): name is keyof typeof books => Object.hasOwn(books, name);

async function readCheckouts(db: Database, { from, to }: Period) {
  const { rows } = await sql<Record<"started" | "paid", number>>`
    select count(*)::int as started, count(paid_at)::int as paid from orders where created_at >= ${from} and created_at < ${to}`.execute(db);
  return rows as [(typeof rows)[number]];
}

async function readTakings(db: Database, { from, to }: Period): Promise<WeekFigures> {
  const { rows } = await sql<WeekFigures>`
    select coalesce(sum(total_minor), 0)::int as takings, count(*)::int as orders,
      (select count(*)::int from sign_ups where confirmed_at >= ${from} and confirmed_at < ${to}) as "signUps"
    from orders where paid_at >= ${from} and paid_at < ${to}`.execute(db);
  return rows[0] as WeekFigures;
}

async function countCountries(db: Database, { from, to }: Period): Promise<Counts> {
  const { rows } = await sql<{ key: string; count: number; total: number }>`
    select country as key, count(*)::int as count, (sum(count(*)) over ())::int as total
    from sign_ups where confirmed_at >= ${from} and confirmed_at < ${to} group by country order by 2 desc, 1 limit 10`.execute(db);
  return { total: rows[0]?.total ?? 0, rows: rows.map(({ key, count }) => ({ key, count })) };
}

type InsightNeeds = { db: Database; analytics: Analytics; now: () => Date };

type Row = { key: string | null; count: number };
type Counts = { total: number | null; rows: Row[] };

const daily = (days: string[], counted: readonly Row[]): Counts => {
  const sum = (some: readonly Row[]) => some.reduce((total, { count }) => total + count, 0);
  const rows = days.map((key) => ({ key, count: sum(counted.filter((row) => row.key?.startsWith(key))) }));
  return { total: sum(rows), rows };
};

const percent = (part: number, whole: number) => (whole === 0 ? null : Math.round((part / whole) * 1_000) / 10);

/** Two funnels in one list, of two crowds: visits that allowed counting, step by step, then every checkout in our books. */
async function convert({ db, analytics }: InsightNeeds, period: LastDays): Promise<Counts> {
  const [steps, [{ started, paid }]] = await Promise.all([analytics.ask("steps", period), readCheckouts(db, period)]);
  const visits = eventNames.map((key) => ({ key, count: steps.rows.find((row) => row.key === key)?.count ?? 0 }));
  return { total: percent(paid, started), rows: [...visits, { key: "started", count: started }, { key: "paid", count: paid }] };
}

async function count(needs: InsightNeeds, name: InsightName, period: LastDays): Promise<Counts> {
  if (isBook(name)) return daily(period.days, (await books[name](period).execute(needs.db)).rows);
  if (name === "conversion") return convert(needs, period);
  if (name === "sign-up-countries") return countCountries(needs.db, period);
  const { total, rows } = await needs.analytics.ask(name, period);
  return name === "visits" ? daily(period.days, rows) : { total, rows };
}

/** One answer. Sign-ups, checkouts and payments come from our books, what visits did from the events. Throws `ProviderUnavailable`. */
export async function readInsight(needs: InsightNeeds, name: InsightName, period: LastDays): Promise<Insight> {
  const { total, rows } = await count(needs, name, period);
  return { name, days: period.span, total, rows: rows.map(({ key, count }) => ({ key: key ?? "", label: nameRow(name, key), count })) };
}

export function analyticsActions(needs: InsightNeeds & { log: Pick<Log, "warn"> }) {
  /** A vendor that does not answer costs its own figures only; the books are ours. */
  const nullWhereUnavailable = (error: unknown) => {
    if (!(error instanceof ProviderUnavailable)) throw error;
    needs.log.warn({ error: error.cause instanceof Error ? error.cause.message : error.message }, "the analytics service did not answer");
    return null;
  };
  return {
    async readWeek() {
      const now = needs.now();
      const until = (end: Date) => readTakings(needs.db, lastDays(7, end));
      // As much of that week as there is of this one: a Monday morning isn't held against a whole Monday.
      const [last, before] = await Promise.all([until(now), until(addMinutes(now, -7 * 24 * 60))]);
      return { last, before };
    },

    readInsights(names, days) {
      const period = lastDays(days, needs.now());
      return Promise.all(names.map((name) => readInsight(needs, name, period).catch(nullWhereUnavailable)));
    },
  } satisfies Partial<OperatorBackend>;
}
