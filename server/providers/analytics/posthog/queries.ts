import * as v from "valibot";
import { type Browser, type Device, type EventName, eventNames } from "#contracts/counted-event.ts";
import { byCount, rowsShown, type VisitAnswer, type VisitQuestion } from "#server/providers/analytics/port.ts";

/** Our names and PostHog's own, which its library in the browser uses too. */
export const events = { page_view: "$pageview" } as const satisfies Partial<Record<EventName, string>>;
export const devices = { phone: "Mobile", tablet: "Tablet", desktop: "Desktop" } as const satisfies Record<Device, string>;
/** The first of each is what we say; the others mean the same. */
export const browsers = {
  chrome: ["Chrome", "Chrome iOS"],
  edge: ["Microsoft Edge"],
  firefox: ["Firefox", "Firefox iOS"],
  safari: ["Safari", "Mobile Safari"],
  samsung: ["Samsung Internet"],
  opera: ["Opera", "Opera Mini"],
  other: ["Other"],
} as const satisfies Record<Browser, readonly string[]>;

export const direct = "$direct";

// {from}, {to} and {host} are PostHog's own placeholders: values travel beside the text.
const within = "timestamp >= toDateTime({from}, 'UTC') and timestamp < toDateTime({to}, 'UTC')";
const pageView = `event = '${events.page_view}' and ${within}`;

const largest = (keyed: string, limit = rowsShown) =>
  `select key, n, sum(n) over () as total from (select key, count() as n from (${keyed}) group by key) order by n desc, key asc limit ${limit}`;

/** What the first counted page of each visit says. ifNull, for argMin would skip to the first that says anything. */
const byVisit = (what: string, limit?: number) =>
  largest(`select argMin(ifNull(toString(${what}), ''), timestamp) as key from events where ${pageView} group by properties.$session_id`, limit);

const names = eventNames.map((name) => (name === "page_view" ? events.page_view : name));

export const questions: Record<VisitQuestion, string> = {
  // A month's days, and some to spare.
  visits: byVisit("toDate(toTimeZone(timestamp, 'Europe/London'))", 100),
  // A visit that goes on after its 30 minutes was led here by our own page.
  referrers: byVisit("if(properties.$referring_domain = {host}, '', properties.$referring_domain)"),
  countries: byVisit("properties.$geoip_country_code"),
  devices: byVisit("properties.$device_type"),
  browsers: byVisit("properties.$browser", 100),
  "top-pages": largest(`select properties.$pathname as key from events where ${pageView}`),
  steps: `select key, n, sum(n) over () as total from (select event as key, count(distinct properties.$session_id) as n from events where event in (${names.map((name) => `'${name}'`).join(", ")}) and ${within} group by key) order by n desc, key asc limit 100`,
};

/** What `POST /api/projects/:id/query/` answers to a HogQL query. Source: PostHog's API reference, Query. */
const answer = v.object({ results: v.array(v.tuple([v.nullable(v.string()), v.number(), v.number()])) });

const ours = (name: string, table: Record<string, string | readonly string[]>) => Object.keys(table).find((key) => [table[key]].flat().includes(name));

function keyOf(question: VisitQuestion, word: string | null): string | null {
  if (!word) return null;
  if (question === "referrers") return word === direct ? null : word;
  if (question === "devices") return ours(word, devices) ?? null;
  if (question === "browsers") return ours(word, browsers) ?? "other";
  if (question === "steps") return ours(word, events) ?? word;
  return word;
}

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
