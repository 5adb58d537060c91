import type { JobHandlers } from "#server/platform/queue/queue.ts";
import type { Analytics } from "#server/providers/analytics/port.ts";
import { ProviderUnavailable } from "#server/providers/errors.ts";

/** Every five minutes, whoever visits. A vendor that is away is asked again by the next one: nobody needs to hear of it. */
export function syncAnalyticsJob({ analytics }: { analytics: Analytics }): JobHandlers["sync-analytics"] {
  return async () => {
    await analytics.sync().catch((error: unknown) => {
      if (!(error instanceof ProviderUnavailable)) throw error;
    });
  };
}
