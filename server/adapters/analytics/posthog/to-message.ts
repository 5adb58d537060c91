import type { EventMessage } from "posthog-node";
import { browsers, devices, direct, events } from "#server/adapters/analytics/posthog/words.ts";
import type { CountedEvent } from "#server/ports/analytics.ts";

/** One event in PostHog's words. No person is made of it, and no place looked up: the country is ours, or none. */
export const toMessage = ({ id, event, visitor, session, path, referrer, country, device, browser, at }: CountedEvent, origin: string): EventMessage => ({
  uuid: id,
  event: (events as Record<string, string>)[event] ?? event,
  distinctId: visitor,
  timestamp: at,
  disableGeoip: true,
  properties: {
    $process_person_profile: false,
    $session_id: session,
    $current_url: origin + path,
    $pathname: path,
    $referring_domain: referrer ?? direct,
    ...(country && { $geoip_country_code: country }),
    ...(device && { $device_type: devices[device] }),
    ...(browser && { $browser: browsers[browser][0] }),
  },
});
