import { countedPath } from "#contracts/counted-path.ts";

type Properties = Record<string, unknown>;

/** Of what PostHog's library collects by itself, this much: who counts, which visit, and the page; families in place of versions and sizes. */
const kept = new Set([
  "$device_id",
  "$session_id",
  "$window_id",
  "$insert_id",
  "$time",
  "$lib",
  "$lib_version",
  "$process_person_profile",
  "$is_identified",
  "$host",
  "$referring_domain",
  "$device_type",
  "$browser",
  "$active_feature_flags",
]);
const isKept = (name: string) => !name.startsWith("$") || kept.has(name) || /^\$(feature|survey|experiment|web_experiment)/.test(name);

/** An event's properties as they may leave: without query, secret path, whole referrer, user-agent text or page title. */
export function cleanProperties({ title: _, ...properties }: Properties, { origin, pathname }: Pick<Location, "origin" | "pathname">): Properties {
  const path = countedPath(pathname);
  return {
    ...Object.fromEntries(Object.entries(properties).filter(([name]) => isKept(name))),
    ...(path && { $current_url: origin + path, $pathname: path }),
  };
}

/** Whether a page's address may be met by a library that writes down the one it starts on: nobody's own page, and no token in its query. */
export function isPlainAddress({ pathname, search }: Pick<Location, "pathname" | "search">): boolean {
  const own = countedPath(pathname) !== (pathname.toLowerCase().replace(/(?<!\/)\/+$/, "") || "/");
  return !own && [...new URLSearchParams(search).values()].every((value) => value.length < 20);
}
