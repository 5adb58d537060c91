import type { Kysely } from "kysely";
import type { Backend } from "#contracts/backend.ts";
import { isKnown } from "#contracts/counted-event.ts";
import { Failure } from "#contracts/failure.ts";
import { limits } from "#contracts/posthog-sync.ts";
import { countOtherEvents } from "#server/insights/count-other-events.ts";
import { findCountry } from "#server/insights/find-country.ts";
import { lastDays } from "#server/insights/period.ts";
import { type InsightNeeds, readInsight } from "#server/insights/read-insight.ts";
import type { SyncAnalytics } from "#server/insights/sync-analytics.ts";
import { toCounted } from "#server/insights/to-counted.ts";
import { isSession } from "#server/operator/is-session.ts";
import type { Tables } from "#server/platform/database/tables.ts";
import type { DailyQuotas } from "#server/platform/limits/daily-quotas.ts";
import { type Throttle, throttleInMemory } from "#server/platform/limits/throttle.ts";
import { ProviderUnavailable } from "#server/providers/errors.ts";
import type { Geo } from "#server/providers/geo/port.ts";

type Needs = InsightNeeds & {
  db: Kysely<Tables>;
  throttle: Throttle;
  syncAnalytics: SyncAnalytics;
  geo: Geo;
  quotas: DailyQuotas;
};

const secondsUntil = (then: Date, at: Date) => Math.max(1, Math.ceil((then.getTime() - at.getTime()) / 1_000));

function sayAway(error: unknown): never {
  throw error instanceof ProviderUnavailable ? new Failure("analytics-away", { retryAfter: 60, cause: error }) : error;
}

/** Counts what visitors allowed to be counted, sends it on, and answers the owner. */
export function posthogSync(needs: Needs): Backend["posthogSync"] {
  const { db, analytics, throttle, syncAnalytics, geo, quotas, now } = needs;
  const isOperator = isSession(needs);
  const takeFromTracking = throttleInMemory({ now });

  return async (asked, caller) => {
    switch (asked.action) {
      case "track_event": {
        const sent = Array.isArray(asked.data) ? asked.data : [asked.data];
        for (const _event of sent) await takeFromTracking(caller.address, limits.track);
        if (!(await quotas.take("kept-events", { count: sent.length }))) throw new Failure("too-many", { retryAfter: secondsUntil(quotas.nextDay(), now()) });
        const seen = { at: now(), country: await findCountry(geo, caller) };
        await analytics.keep(sent.filter(isKnown).map((event) => toCounted(event, seen)));
        const others = sent.filter((event) => !isKnown(event)).map(({ event }) => event);
        await countOtherEvents(db, others, seen.at);
        return { data: { kept: sent.length } };
      }
      case "sync_analytics":
        await throttle([`sync-analytics:${caller.address}`, limits.sync]);
        return { data: { synced_at: (await syncAnalytics().catch(sayAway)).toISOString() } };
      case "get_insights":
        await throttle([`get-insights:${caller.address}`, limits.insights]);
        if (!caller.operator || !(await isOperator(caller.operator))) throw new Failure("forbidden");
        return { data: await readInsight(needs, asked.data.query, lastDays(asked.data.days, now())).catch(sayAway) };
    }
  };
}
