import * as v from "valibot";
import { matching, origin } from "#server/platform/settings.ts";
import { vendor } from "#server/providers/vendor.ts";

/** PostHog's own cloud has a host for each kind of work (eu.i, eu-assets.i, eu); a server of one's own has one for all. `browser`: whom its library asks. */
function postHogHosts(url: string): { ingestUrl: string; apiUrl: string; browser: string[] } {
  const { origin, hostname } = new URL(url);
  const region = /^(\w+)\.i\.posthog\.com$/.exec(hostname)?.[1];
  if (!region) return { ingestUrl: origin, apiUrl: origin, browser: [origin] };
  return { ingestUrl: origin, apiUrl: `https://${region}.posthog.com`, browser: [origin, `https://${region}-assets.i.posthog.com`] };
}

export const posthog = vendor({
  port: "ANALYTICS",
  name: "posthog",
  settings: {
    POSTHOG_KEY: matching(/^[\w-]{4,80}$/, "a project's key, such as phc_…"),
    POSTHOG_URL: v.optional(origin, "https://eu.i.posthog.com"),
    POSTHOG_PERSONAL_API_KEY: matching(/^[\w-]{4,120}$/, "a personal key, such as phx_…"),
    POSTHOG_PROJECT_ID: matching(/^\d{1,12}$/, "the project's number"),
  },
  required: ["POSTHOG_KEY", "POSTHOG_PERSONAL_API_KEY", "POSTHOG_PROJECT_ID"],
  async open({ POSTHOG_KEY: key, POSTHOG_URL, POSTHOG_PERSONAL_API_KEY: personalKey, POSTHOG_PROJECT_ID: projectId, PUBLIC_ORIGIN }, { db, quotas, fetch }) {
    const { createPostHogAnalytics } = await import("#server/providers/analytics/posthog/create-posthog-analytics.ts");
    const { ingestUrl, apiUrl } = postHogHosts(POSTHOG_URL);
    return createPostHogAnalytics({ db, quotas, ingestUrl, apiUrl, key, personalKey, projectId, origin: PUBLIC_ORIGIN, fetch });
  },
  inBrowser({ POSTHOG_KEY, POSTHOG_URL }) {
    const { ingestUrl, browser } = postHogHosts(POSTHOG_URL);
    return { described: `posthog ${POSTHOG_KEY} ${ingestUrl}`, origins: browser };
  },
  company: { name: "PostHog, Inc.", country: "the United States", work: "counts the visits of people who allow it" },
});
