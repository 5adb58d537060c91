import { randomUUID } from "node:crypto";
import { type Kysely, sql } from "kysely";
import type { Backend } from "#contracts/backend.ts";
import { isKnown, type KnownEvent } from "#contracts/counted-event.ts";
import { Failure } from "#contracts/failure.ts";
import { limits } from "#contracts/posthog-sync.ts";
import { lastDays, readInsight } from "#server/modules/analytics/figures.ts";
import { findCountry } from "#server/modules/location/location.ts";
import type { ModuleNeeds } from "#server/modules/module.ts";
import { readSession } from "#server/modules/people/sessions.ts";
import type { Tables } from "#server/platform/database/tables.ts";
import { utcDay } from "#server/platform/dates.ts";
import { throttleInMemory, tooMany } from "#server/platform/limits/throttle.ts";
import type { JobHandler } from "#server/platform/queue/queue.ts";
import type { CountedEvent } from "#server/providers/analytics/port.ts";
import { noneWhenAway, ProviderUnavailable } from "#server/providers/errors.ts";

/** Names that are told apart in a day; whatever comes beyond them counts as `rest`. */
export const mostNames = 100;
export const rest = "(others)";

/** Counts events that we know nothing of, by name and day (UTC): who sent them, and with what, is not kept. */
export async function countOtherEvents(db: Kysely<Tables>, names: readonly string[], at: Date): Promise<void> {
  const day = utcDay(at);
  const times = Map.groupBy(names, (name) => name);
  for (const [name, { length }] of times)
    await sql`
      insert into other_events (day, event, times)
      select ${day}::date, case when (select count(*) from other_events where day = ${day}::date and event <> ${name}) < ${mostNames}
        or exists (select from other_events where day = ${day}::date and event = ${name}) then ${name} else ${rest} end, ${length}::int
      on conflict (day, event) do update set times = other_events.times + excluded.times`.execute(db);
}

const toUuid = (hex: string) => {
  const variant = ((Number.parseInt(hex[16] ?? "0", 16) & 3) | 8).toString(16);
  return [hex.slice(0, 8), hex.slice(8, 12), `4${hex.slice(13, 16)}`, variant + hex.slice(17, 20), hex.slice(20)].join("-");
};

export function toCountedEvent(sent: KnownEvent, { at, country }: { at: Date; country: string | null }): CountedEvent {
  const { path, session, device = null, browser = null } = sent.properties;
  const happened = new Date(at.getTime() - sent.ago);
  return {
    id: sent.id ? toUuid(sent.id) : randomUUID(),
    event: sent.event,
    visitor: sent.distinct_id,
    session: session ?? `${sent.distinct_id}.${utcDay(happened)}`,
    path,
    referrer: ("referrer" in sent.properties && sent.properties.referrer) || null,
    country,
    device,
    browser,
    at: happened,
  };
}

/** Milliseconds within which nobody needs to ask again; each browser counts them for itself too. */
const later = 5 * 60_000;

/** However many browsers ask at once, one of them does it, and for five minutes no other has to. */
function createSyncAnalytics({ analytics, now }: ModuleNeeds): () => Promise<Date> {
  let last: { at: Date; done: Promise<Date> } | null = null;
  return () => {
    const at = now();
    if (!last || at.getTime() - last.at.getTime() >= later) {
      last = { at, done: analytics.sync().then(() => at) };
      last.done.catch(() => {
        last = null;
      });
    }
    return last.done;
  };
}

function sayAway(error: unknown): never {
  throw error instanceof ProviderUnavailable ? new Failure("analytics-away", { retryAfter: 60, cause: error }) : error;
}

export function posthogSync(needs: ModuleNeeds): Backend["posthogSync"] {
  const { db, analytics, throttle, geo, quotas, now } = needs;
  const syncAnalytics = createSyncAnalytics(needs);
  const takeFromTracking = throttleInMemory({ now });

  return async (asked, caller) => {
    switch (asked.action) {
      case "track_event": {
        const sent = Array.isArray(asked.data) ? asked.data : [asked.data];
        for (const _event of sent) await takeFromTracking(caller.address, limits.track);
        if (!(await quotas.reserve("kept-events", sent.length))) throw tooMany(quotas.nextDay(), now());
        const seen = { at: now(), country: await findCountry(geo, caller) };
        await analytics.keep(sent.filter(isKnown).map((event) => toCountedEvent(event, seen)));
        const others = sent.filter((event) => !isKnown(event)).map(({ event }) => event);
        await countOtherEvents(db, others, seen.at);
        return { data: { kept: sent.length } };
      }
      case "sync_analytics":
        await throttle([`sync-analytics:${caller.address}`, limits.sync]);
        return { data: { synced_at: (await syncAnalytics().catch(sayAway)).toISOString() } };
      case "get_insights":
        await throttle([`get-insights:${caller.address}`, limits.insights]);
        if (!(await readSession(db, caller.operator ?? "", now()))) throw new Failure("forbidden");
        return { data: await readInsight(needs, asked.data.query, lastDays(asked.data.days, now())).catch(sayAway) };
    }
  };
}

/** Every five minutes, whoever visits. A vendor that is away is asked again by the next one: nobody needs to hear of it. */
export function syncAnalyticsJob({ analytics }: ModuleNeeds): JobHandler<"sync-analytics"> {
  return () => analytics.sync().catch(noneWhenAway);
}
