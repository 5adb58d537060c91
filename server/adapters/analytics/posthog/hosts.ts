type Hosts = {
  /** Takes events. */
  ingest: string;
  /** Answers questions. */
  api: string;
  /** Every origin that the library in a browser asks. */
  browser: string[];
};

/** PostHog's own cloud has a host for each kind of work (eu.i, eu-assets.i, eu); a server of one's own has one for all. */
export function postHogHosts(url: string): Hosts {
  const { origin, hostname } = new URL(url);
  const region = /^(\w+)\.i\.posthog\.com$/.exec(hostname)?.[1];
  if (!region) return { ingest: origin, api: origin, browser: [origin] };
  return { ingest: origin, api: `https://${region}.posthog.com`, browser: [origin, `https://${region}-assets.i.posthog.com`] };
}
