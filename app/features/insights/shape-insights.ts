import { type Insight, type InsightName, insightNames, insights, type Span } from "#contracts/insight.ts";

const months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];

/** "31 Mar", from "2027-03-31". Put together by hand, so that it reads the same wherever it is made. */
const dayWords = (key: string) => `${Number(key.slice(8))} ${months[Number(key.slice(5, 7)) - 1]}`;

export type Row = { key: string; label: string; count: number };
/** One question and its answer; `rows` is null where the analytics service does not answer just now. */
export type Figure = { name: InsightName; title: string; total: number | null; rows: Row[] | null };

/** In this order on the page. */
export const daily = ["visits", "sign-ups", "checkouts-started", "paid"] as const satisfies InsightName[];
export const ranked = ["top-pages", "referrers", "countries", "devices", "browsers"] as const satisfies InsightName[];

/** The answers to every question, as the page shows them. */
export function shapeInsights(answers: readonly (Insight | null)[], days: Span): Record<InsightName, Figure> & { days: Span } {
  const figures = insightNames.map((name, at): [InsightName, Figure] => {
    const answer = answers[at] ?? null;
    const rows = answer?.rows.map((row) => ((daily as readonly string[]).includes(name) ? { ...row, label: dayWords(row.key) } : row)) ?? null;
    return [name, { name, title: insights[name], total: answer?.total ?? null, rows }];
  });
  return { ...(Object.fromEntries(figures) as Record<InsightName, Figure>), days };
}
