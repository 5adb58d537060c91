import { months } from "#content/months.ts";
import { type Insight, type InsightName, insights } from "#contracts/insight.ts";

/** "31 Mar", from "2027-03-31", and "Mar 2027" from "2027-03". Put together by hand, so that it reads the same wherever it is made. */
function dayWords(key: string) {
  const month = months[Number(key.slice(5, 7)) - 1]?.slice(0, 3);
  return key.length === 7 ? `${month} ${key.slice(0, 4)}` : `${Number(key.slice(8))} ${month}`;
}

export type Row = { key: string; label: string; count: number };
/** One question and its answer. */
export type Figure = { name: InsightName; title: string; total: number | null; rows: Row[] };

/** In this order on the page. */
export const daily = ["visits", "sign-ups", "checkouts-started", "paid"] as const satisfies InsightName[];
export const ranked = ["sign-up-countries", "top-pages", "referrers", "countries", "devices", "browsers"] as const satisfies InsightName[];

/** The answers to every question, as the page shows them; one that the analytics service does not answer just now is missing. */
export function shapeInsights(answers: readonly (Insight | null)[]): Partial<Record<InsightName, Figure>> {
  const figures = answers.flatMap((answer): [InsightName, Figure][] => {
    if (!answer) return [];
    const { name, total, rows } = answer;
    const isDaily = (daily as readonly string[]).includes(name);
    return [[name, { name, title: insights[name], total, rows: isDaily ? rows.map((row) => ({ ...row, label: dayWords(row.key) })) : rows }]];
  });
  return Object.fromEntries(figures);
}
