import { postHogHosts } from "#server/adapters/analytics/posthog/hosts.ts";
import type { Config } from "#server/config.ts";

/** How pages speak of the analytics: "local", or "posthog", the project's public key and where its library sends to. */
export const describeAnalytics = ({ ANALYTICS, POSTHOG_KEY, POSTHOG_URL }: Pick<Config, "ANALYTICS" | "POSTHOG_KEY" | "POSTHOG_URL">) =>
  ANALYTICS === "local" ? "local" : `posthog ${POSTHOG_KEY} ${postHogHosts(POSTHOG_URL).ingest}`;
