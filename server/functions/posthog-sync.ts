import type { Kysely } from "kysely";
import type { Backend } from "#contracts/backend.ts";
import { isKnown } from "#contracts/counted-event.ts";
import { Failure } from "#contracts/failure.ts";
import { limits } from "#contracts/posthog-sync.ts";
import { limitInMemory } from "#server/access/limit-in-memory.ts";
import type { TakeFromLimit } from "#server/access/rate-limit.ts";
import type { Ceilings } from "#server/ceilings/create-ceilings.ts";
import type { Tables } from "#server/db/types.ts";
import { countOtherEvents } from "#server/insights/count-other-events.ts";
import { findCountry } from "#server/insights/find-country.ts";
import { lastDays } from "#server/insights/period.ts";
import { type InsightNeeds, readInsight } from "#server/insights/read-insight.ts";
import type { SyncAnalytics } from "#server/insights/sync-analytics.ts";
import { toCounted } from "#server/insights/to-counted.ts";
import { isSession } from "#server/operator/is-session.ts";
import { ProviderUnavailable } from "#server/providers/errors.ts";
import type { Geo } from "#server/providers/geo/port.ts";

type Needs = InsightNeeds & {
  db: Kysely<Tables>;
  takeFromLimit: TakeFromLimit;
  syncAnalytics: SyncAnalytics;
  geo: Geo;
  ceilings: Ceilings;
};

const secondsUntil = (then: Date, at: Date) => Math.max(1, Math.ceil((then.getTime() - at.getTime()) / 1_000));

function sayAway(error: unknown): never {
  throw error instanceof ProviderUnavailable ? new Failure("analytics-away", { retryAfter: 60, cause: error }) : error;
}

/** Counts what visitors allowed to be counted, sends it on, and answers the owner. */
export function posthogSync(needs: Needs): Backend["posthogSync"] {
  const { db, analytics, takeFromLimit, syncAnalytics, geo, ceilings, now } = needs;
  const isOperator = isSession(needs);
  const takeFromTracking = limitInMemory({ now });

  return async (asked, caller) => {
    switch (asked.action) {
      case "track_event": {
        const sent = Array.isArray(asked.data) ? asked.data : [asked.data];
        for (const _event of sent) await takeFromTracking(caller.address, limits.track);
        if (!(await ceilings.take("kept-events", { count: sent.length })))
          throw new Failure("too-many", { retryAfter: secondsUntil(ceilings.nextDay(), now()) });
        const seen = { at: now(), country: await findCountry(geo, caller) };
        await analytics.keep(sent.filter(isKnown).map((event) => toCounted(event, seen)));
        const others = sent.filter((event) => !isKnown(event)).map(({ event }) => event);
        await countOtherEvents(db, others, seen.at);
        return { data: { kept: sent.length } };
      }
      case "sync_analytics":
        await takeFromLimit([`sync-analytics:${caller.address}`, limits.sync]);
        return { data: { synced_at: (await syncAnalytics().catch(sayAway)).toISOString() } };
      case "get_insights":
        await takeFromLimit([`get-insights:${caller.address}`, limits.insights]);
        if (!caller.operator || !(await isOperator(caller.operator))) throw new Failure("forbidden");
        return { data: await readInsight(needs, asked.data.query, lastDays(asked.data.days, now())).catch(sayAway) };
    }
  };
}
