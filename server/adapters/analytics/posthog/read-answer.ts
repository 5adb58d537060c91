import * as v from "valibot";
import { browsers, devices, direct, events } from "#server/adapters/analytics/posthog/words.ts";
import { rowsShown, type VisitAnswer, type VisitQuestion } from "#server/ports/analytics.ts";

/** What `POST /api/projects/:id/query/` answers to a HogQL query. Source: PostHog's API reference, Query. */
const answer = v.object({ results: v.array(v.tuple([v.nullable(v.string()), v.number(), v.number()])) });

const ours = (name: string, table: Record<string, string | readonly string[]>) => Object.keys(table).find((key) => [table[key]].flat().includes(name));

/** PostHog's word for one row, as ours; null where it does not know. */
function keyOf(question: VisitQuestion, word: string | null): string | null {
  if (!word) return null;
  if (question === "referrers") return word === direct ? null : word;
  if (question === "devices") return ours(word, devices) ?? null;
  if (question === "browsers") return ours(word, browsers) ?? "other";
  if (question === "steps") return ours(word, events) ?? word;
  return word;
}

const byCount = (a: VisitAnswer["rows"][number], b: VisitAnswer["rows"][number]) =>
  // Unknown last, as PostgreSQL sorts it.
  b.count - a.count || (a.key === b.key ? 0 : a.key === null ? 1 : b.key === null || a.key < b.key ? -1 : 1);

/** Throws where it is no such answer. Words that mean the same to us are added together. */
export function readAnswer(question: VisitQuestion, body: unknown): VisitAnswer {
  const { results } = v.parse(answer, body);
  const counts = new Map<string | null, number>();
  for (const [word, count] of results) {
    const key = keyOf(question, word);
    counts.set(key, (counts.get(key) ?? 0) + count);
  }
  const rows = [...counts].map(([key, count]) => ({ key, count })).sort(byCount);
  return { total: results[0]?.[2] ?? 0, rows: question === "visits" ? rows : rows.slice(0, rowsShown) };
}
