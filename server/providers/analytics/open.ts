import type { Config } from "#server/platform/config.ts";
import type { Database } from "#server/platform/database/open.ts";
import { createLocalAnalytics } from "#server/providers/analytics/local.ts";
import type { Analytics } from "#server/providers/analytics/port.ts";
import { postHogHosts } from "#server/providers/analytics/posthog/create-posthog-analytics.ts";

type Settings = Pick<Config, "ANALYTICS" | "POSTHOG_KEY" | "POSTHOG_URL" | "POSTHOG_PERSONAL_API_KEY" | "POSTHOG_PROJECT_ID" | "PUBLIC_ORIGIN">;

/** How many events may still be sent on today. */
type Quota = { reserve: (count: number) => Promise<boolean>; release: (count: number) => Promise<void> };

/** Where visits are counted, by the settings. */
export async function openAnalytics(config: Settings, { db, today }: { db: Database; today: Quota }): Promise<Analytics> {
  if (config.ANALYTICS === "local") return createLocalAnalytics({ db });
  // Its library is read only where it is used: it would cost every start.
  const { createPostHogAnalytics } = await import("#server/providers/analytics/posthog/create-posthog-analytics.ts");
  const { ingest, api } = postHogHosts(config.POSTHOG_URL);
  return createPostHogAnalytics({
    db,
    today,
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

/** How pages speak of the analytics: "local", or "posthog", the project's public key and where its library sends to. */
export const describeAnalytics = ({ ANALYTICS, POSTHOG_KEY, POSTHOG_URL }: Pick<Config, "ANALYTICS" | "POSTHOG_KEY" | "POSTHOG_URL">) =>
  ANALYTICS === "local" ? "local" : `posthog ${POSTHOG_KEY} ${postHogHosts(POSTHOG_URL).ingest}`;

/** Whom a browser asks besides us, from what pages say of the analytics; nobody where we count ourselves. */
export function analyticsOrigins(described: string): string[] {
  const [, , url] = described.split(" ");
  return url ? postHogHosts(url).browser : [];
}
