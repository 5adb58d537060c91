import type { Config } from "#server/platform/config.ts";
import type { PlatformNeeds } from "#server/platform/needs.ts";
import { createLocalAnalytics } from "#server/providers/analytics/local.ts";
import type { Analytics } from "#server/providers/analytics/port.ts";

type Settings = Pick<Config, "ANALYTICS" | "POSTHOG_KEY" | "POSTHOG_URL" | "POSTHOG_PERSONAL_API_KEY" | "POSTHOG_PROJECT_ID" | "PUBLIC_ORIGIN">;

/** PostHog's own cloud has a host for each kind of work (eu.i, eu-assets.i, eu); a server of one's own has one for all. `browser`: whom its library asks. */
function postHogHosts(url: string): { ingest: string; api: string; browser: string[] } {
  const { origin, hostname } = new URL(url);
  const region = /^(\w+)\.i\.posthog\.com$/.exec(hostname)?.[1];
  if (!region) return { ingest: origin, api: origin, browser: [origin] };
  return { ingest: origin, api: `https://${region}.posthog.com`, browser: [origin, `https://${region}-assets.i.posthog.com`] };
}

type Needs = Pick<PlatformNeeds, "db" | "quotas">;

export async function openAnalytics(config: Settings, { db, quotas }: Needs): Promise<Analytics> {
  if (config.ANALYTICS === "local") return createLocalAnalytics({ db });
  // Its library is read only where it is used: it would cost every start.
  const { createPostHogAnalytics } = await import("#server/providers/analytics/posthog/create-posthog-analytics.ts");
  const { ingest, api } = postHogHosts(config.POSTHOG_URL);
  return createPostHogAnalytics({
    db,
    today: {
      reserve: (count) => quotas.reserve("analytics-events", count),
      release: (count) => quotas.release("analytics-events", count),
    },
    ingestUrl: ingest,
    apiUrl: api,
    key: config.POSTHOG_KEY ?? "",
    personalKey: config.POSTHOG_PERSONAL_API_KEY ?? "",
    projectId: config.POSTHOG_PROJECT_ID ?? "",
    origin: config.PUBLIC_ORIGIN,
    host: new URL(config.PUBLIC_ORIGIN).host,
    fetch: globalThis.fetch,
  });
}

export const describeAnalytics = ({ ANALYTICS, POSTHOG_KEY, POSTHOG_URL }: Pick<Config, "ANALYTICS" | "POSTHOG_KEY" | "POSTHOG_URL">) =>
  ANALYTICS === "local" ? "local" : `posthog ${POSTHOG_KEY} ${postHogHosts(POSTHOG_URL).ingest}`;

export function analyticsOrigins(described: string): string[] {
  const [, , url] = described.split(" ");
  return url ? postHogHosts(url).browser : [];
}
