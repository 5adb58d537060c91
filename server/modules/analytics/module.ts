import { posthogSync, syncAnalyticsJob } from "#server/modules/analytics/events.ts";
import { analyticsActions } from "#server/modules/analytics/figures.ts";
import type { Module } from "#server/modules/module.ts";

declare module "#server/platform/queue/queue.ts" {
  interface Jobs {
    /** Sends on to the analytics service what it has not got yet; nothing where we count ourselves. */
    "sync-analytics": Record<string, never>;
  }
}

export const analytics = {
  functions: (needs) => ({ posthogSync: posthogSync(needs) }),
  operatorActions: analyticsActions,
  jobs: [{ name: "sync-analytics", schedule: "*/5 * * * *", run: syncAnalyticsJob }],
} satisfies Module;
