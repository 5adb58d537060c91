import { postHogHosts } from "#server/adapters/analytics/posthog/hosts.ts";

/** Whom a browser asks besides us, from what pages say of the analytics; nobody where we count ourselves. */
export function analyticsOrigins(described: string): string[] {
  const [, , url] = described.split(" ");
  return url ? postHogHosts(url).browser : [];
}
