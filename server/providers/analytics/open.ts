import { createLocalAnalytics } from "#server/adapters/analytics/local.ts";
import { postHogHosts } from "#server/adapters/analytics/posthog/hosts.ts";
import type { Config } from "#server/config.ts";
import type { Database } from "#server/db/open.ts";
import type { Analytics } from "#server/ports/analytics.ts";

type Settings = Pick<Config, "ANALYTICS" | "POSTHOG_KEY" | "POSTHOG_URL" | "POSTHOG_PERSONAL_API_KEY" | "POSTHOG_PROJECT_ID" | "PUBLIC_ORIGIN">;

/** How many events may still be sent on today. */
type Ceiling = { take: (count: number) => Promise<boolean>; giveBack: (count: number) => Promise<void> };

/** Where visits are counted, by the settings. */
export async function openAnalytics(config: Settings, { db, today }: { db: Database; today: Ceiling }): Promise<Analytics> {
  if (config.ANALYTICS === "local") return createLocalAnalytics({ db });
  // Its library is read only where it is used: it would cost every start.
  const { createPostHogAnalytics } = await import("#server/adapters/analytics/posthog/create-posthog-analytics.ts");
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
