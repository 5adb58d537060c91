import { type Insight, type InsightName, insights } from "#contracts/insight.ts";

const isDay = (key: string) => /^\d{4}-\d{2}-\d{2}$/.test(key);

/** One answer as text: its name and the whole, then a line a row. Day by day only where it was asked for by itself. */
export function describeInsight(name: InsightName, answer: Insight | null, whole: boolean): string {
  if (!answer) return `${insights[name]}: the analytics service isn't answering.`;
  const { total, days, rows } = answer;
  const sum = name === "conversion" ? (total === null ? "no checkout was started" : `${total}% of checkouts started were paid`) : String(total);
  const shown = rows.filter(({ key }) => whole || !isDay(key));
  const width = Math.max(0, ...shown.map(({ count }) => String(count).length));
  return [`${insights[name]}, last ${days} days: ${sum}`, ...shown.map(({ label, count }) => `  ${String(count).padStart(width)}  ${label}`)].join("\n");
}
