import { eventNames } from "#contracts/counted-event.ts";
import { events } from "#server/adapters/analytics/posthog/words.ts";
import { rowsShown, type VisitQuestion } from "#server/ports/analytics.ts";

// {from}, {to} and {host} are PostHog's own placeholders: values travel beside the text.
const within = "timestamp >= toDateTime({from}, 'UTC') and timestamp < toDateTime({to}, 'UTC')";
const pageView = `event = '${events.page_view}' and ${within}`;

/** Counts rows by their key; the whole beside the largest. */
const largest = (keyed: string, limit = rowsShown) =>
  `select key, n, sum(n) over () as total from (select key, count() as n from (${keyed}) group by key) order by n desc, key asc limit ${limit}`;

/** What the first counted page of each visit says. ifNull, for argMin would skip to the first that says anything. */
const byVisit = (what: string, limit?: number) =>
  largest(`select argMin(ifNull(toString(${what}), ''), timestamp) as key from events where ${pageView} group by properties.$session_id`, limit);

const names = eventNames.map((name) => (name === "page_view" ? events.page_view : name));

/** Each question in HogQL. */
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
