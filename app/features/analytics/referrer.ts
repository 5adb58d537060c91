import { parseUrl } from "#app/lib/browser/urls.ts";

/** The other site's host that led to this page; undefined for our own, and where the browser does not say. */
export function referrerOf({ referrer, location }: Pick<Document, "referrer"> & { location: Pick<Location, "hostname"> }): string | undefined {
  const host = parseUrl(referrer)?.hostname;
  return host && host !== location.hostname && /^[a-z0-9.-]+$/.test(host) ? host : undefined;
}
