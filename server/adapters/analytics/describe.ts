import { postHogHosts } from "#server/adapters/analytics/posthog/hosts.ts";
import type { Config } from "#server/config.ts";

/** What pages must know of the analytics before anything is open: which it is, and the origins that a browser then asks. */
export function describeAnalytics({ ANALYTICS, POSTHOG_KEY, POSTHOG_URL }: Pick<Config, "ANALYTICS" | "POSTHOG_KEY" | "POSTHOG_URL">) {
  if (ANALYTICS === "local") return { site: "local", origins: [] };
  const { ingest, browser } = postHogHosts(POSTHOG_URL);
  return { site: `posthog ${POSTHOG_KEY} ${ingest}`, origins: browser };
}
