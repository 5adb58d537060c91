import { type Insight, type InsightName, insights, year } from "#contracts/insight.ts";
import { formatPounds } from "#contracts/money.ts";

const isDay = (key: string) => /^\d{4}-\d{2}(?:-\d{2})?$/.test(key);

/** One answer as text: its name and the whole, then a line a row. Day by day only where it was asked for by itself. */
export function describeInsight(name: InsightName, answer: Insight | null, whole: boolean): string {
  if (!answer) return `${insights[name]}: the analytics service isn't answering.`;
  const { total, days, rows } = answer;
  const say = (figure: number) => (name === "takings" ? formatPounds(figure) : String(figure));
  const sum = name === "conversion" ? (total === null ? "no checkout was started" : `${total}% of checkouts started were paid`) : say(total ?? 0);
  const shown = rows.filter(({ key }) => whole || !isDay(key));
  const width = Math.max(0, ...shown.map(({ count }) => say(count).length));
  return [
    `${insights[name]}, ${days === year ? "12 months" : `last ${days} days`}: ${sum}`,
    ...shown.map(({ label, count }) => `  ${say(count).padStart(width)}  ${label}`),
  ].join("\n");
}
