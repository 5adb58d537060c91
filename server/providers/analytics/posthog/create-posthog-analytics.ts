import { type EventMessage, PostHog } from "posthog-node";
import type { Database } from "#server/platform/database/open.ts";
import type { DailyQuotas } from "#server/platform/limits/daily-quotas.ts";
import type { Analytics, CountedEvent } from "#server/providers/analytics/port.ts";
import { browsers, devices, direct, events, questions, readAnswer } from "#server/providers/analytics/posthog/queries.ts";
import { createRecordEvents } from "#server/providers/analytics/record-events.ts";
import { ProviderUnavailable } from "#server/providers/errors.ts";

type Needs = {
  db: Database;
  quotas: Pick<DailyQuotas, "reserve" | "release">;
  ingestUrl: string;
  key: string;
  apiUrl: string;
  personalKey: string;
  projectId: string;
  origin: string;
  fetch: typeof globalThis.fetch;
};

const batch = 500;

/** Counts at PostHog. Events are kept here until it has them; sent twice by two replicas, it's one event there, by its UUID. */
export function createPostHogAnalytics(needs: Needs): Analytics {
  const { db, quotas } = needs;
  return {
    name: "posthog",
    keep: createRecordEvents(db, { toSend: true }),
    async sync() {
      for (let sent = batch; sent === batch; ) {
        const events = await db.selectFrom("counted_events").selectAll().where("to_send", "=", true).orderBy("at").limit(batch).execute();
        sent = events.length;
        if (sent === 0 || !(await quotas.reserve("analytics-events", sent))) return;
        await sendToPostHog(needs, events).catch(async (error) => {
          await quotas.release("analytics-events", sent);
          throw error;
        });
        const ids = events.map(({ id }) => id);
        await db.deleteFrom("counted_events").where("id", "in", ids).execute();
      }
    },
    ask: askPostHog(needs),
  };
}

const answerTimeoutMs = 15_000;
const seconds = (at: Date) => at.toISOString().slice(0, 19).replace("T", " ");

function askPostHog({ apiUrl, personalKey, projectId, origin, fetch }: Needs): Analytics["ask"] {
  const { host } = new URL(origin);
  return async (question, { from, to }) => {
    try {
      const response = await fetch(`${apiUrl}/api/projects/${projectId}/query/`, {
        method: "POST",
        headers: { "content-type": "application/json", authorization: `Bearer ${personalKey}` },
        body: JSON.stringify({ query: { kind: "HogQLQuery", query: questions[question], values: { from: seconds(from), to: seconds(to), host } } }),
        redirect: "error",
        signal: AbortSignal.timeout(answerTimeoutMs),
      });
      if (!response.ok) throw new Error(`PostHog answered ${response.status} to ${question}`, { cause: await response.body?.cancel() });
      return readAnswer(question, await response.json());
    } catch (cause) {
      throw new ProviderUnavailable("PostHog", cause);
    }
  };
}

const sendTimeoutMs = 10_000;

/** Resolves once PostHog has taken all of them. A client of its own each time: what it could not send must not stay in its memory, for we have it. */
async function sendToPostHog({ ingestUrl, key, origin, fetch }: Needs, events: readonly CountedEvent[]) {
  const client = new PostHog(key, {
    host: ingestUrl,
    flushAt: events.length + 1,
    maxBatchSize: events.length,
    flushInterval: 0,
    fetchRetryCount: 0,
    requestTimeout: sendTimeoutMs,
    fetch: (url, options) => fetch(url, options as RequestInit),
  });
  for (const event of events) client.capture(toMessage(event, origin));
  await client.flush().catch((cause: unknown) => {
    throw new ProviderUnavailable("PostHog", cause);
  });
}

const toMessage = ({ id, event, visitor, session, path, referrer, country, device, browser, at }: CountedEvent, origin: string): EventMessage => ({
  uuid: id,
  event: (events as Record<string, string>)[event] ?? event,
  distinctId: visitor,
  timestamp: at,
  disableGeoip: true,
  properties: {
    $process_person_profile: false,
    $session_id: session,
    $current_url: origin + path,
    $pathname: path,
    $referring_domain: referrer ?? direct,
    ...(country && { $geoip_country_code: country }),
    ...(device && { $device_type: devices[device] }),
    ...(browser && { $browser: browsers[browser][0] }),
  },
});
