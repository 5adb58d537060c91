import { PostHog } from "posthog-node";
import { toMessage } from "#server/adapters/analytics/posthog/to-message.ts";
import type { CountedEvent } from "#server/ports/analytics.ts";
import { VendorAway } from "#server/ports/vendor-away.ts";

export type SendNeeds = { ingestUrl: string; key: string; origin: string; fetch: typeof globalThis.fetch };

/** Milliseconds until PostHog must have taken them. */
const timeout = 10_000;

/** Resolves once PostHog has taken all of them. A client of its own each time: what it could not send must not stay in its memory, for we have it. */
export function sendToPostHog({ ingestUrl, key, origin, fetch }: SendNeeds): (events: readonly CountedEvent[]) => Promise<void> {
  return async (events) => {
    const client = new PostHog(key, {
      host: ingestUrl,
      flushAt: events.length + 1,
      maxBatchSize: events.length,
      flushInterval: 0,
      fetchRetryCount: 0,
      requestTimeout: timeout,
      fetch: (url, options) => fetch(url, options as RequestInit),
    });
    for (const event of events) client.capture(toMessage(event, origin));
    try {
      await client.flush();
    } catch (cause) {
      throw new VendorAway("PostHog", cause);
    }
  };
}
