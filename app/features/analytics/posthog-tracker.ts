import type { CaptureResult, PostHogConfig } from "posthog-js";
import { posthog } from "posthog-js/no-external";
import { cleanProperties, isPlainAddress } from "#app/features/analytics/clean-properties.ts";
import { sendBeacon, syncServer } from "#app/features/analytics/event-queue.ts";
import type { Tracker } from "#app/features/analytics/schedule-sync.ts";
import { local } from "#app/lib/browser/storage.ts";
import type { EventName } from "#contracts/counted-event.ts";
import { cookies, storageKeys } from "#contracts/storage-keys.ts";

/** PostHog's own names, where it has one. */
const names: Partial<Record<EventName, string>> = { page_view: "$pageview" };

/** Its own defaults are written out where the cookies policy, or we, depend on them. Requests time out after 60 s: that is fixed in the library. */
const settings: Partial<PostHogConfig> = {
  persistence: "localStorage+cookie",
  // It puts "ph_" before it.
  persistence_name: cookies.postHog.name.replace(/^ph_/, ""),
  cookie_expiration: 365,
  cross_subdomain_cookie: false,
  session_idle_timeout_seconds: 30 * 60,
  feature_flag_request_timeout_ms: 3_000,
  surveys_request_timeout_ms: 10_000,
  disable_web_experiments: false,
  // Asked for, never put over a page by itself.
  disable_surveys: false,
  disable_surveys_automatic_display: true,
  // No script but ours: the policy header would refuse it.
  disable_external_dependency_loading: true,
  disable_session_recording: true,
  disable_product_tours: true,
  disable_conversations: true,
  advanced_disable_toolbar_metrics: true,
  autocapture: false,
  rageclick: false,
  capture_pageview: false,
  capture_pageleave: false,
  capture_performance: false,
  capture_dead_clicks: false,
  capture_heatmaps: false,
  capture_exceptions: false,
  save_referrer: false,
  save_campaign_params: false,
  person_profiles: "identified_only",
};

/** Counts at PostHog, through its own library out of our own bundle. */
export function createPostHogTracker(key: string, url: string): Tracker {
  const stopped = new AbortController();
  const { signal } = stopped;
  let begun = false;

  const before_send = (event: CaptureResult | null): CaptureResult | null => {
    if (!event || signal.aborted) return null;
    const { $set: _, $set_once: __, ...rest } = event;
    return { ...rest, properties: cleanProperties(event.properties, location) };
  };

  function begin() {
    begun = true;
    clearOwnEvents();
    if (posthog.__loaded) posthog.set_config({ before_send, disable_persistence: false });
    else posthog.init(key, { ...settings, api_host: url, before_send });
  }

  return {
    count(event) {
      // It writes down the address that it starts on.
      if (signal.aborted || !isPlainAddress(location)) return;
      if (!begun) begin();
      posthog.capture(names[event] ?? event);
    },
    sync: () => syncServer(signal),
    // It sends what it has by itself when a page goes.
    leave(sync) {
      if (!signal.aborted && sync) sendBeacon({ action: "sync_analytics" });
    },
    stop() {
      stopped.abort();
      // Takes what it keeps out of the browser, and keeps nothing more.
      if (begun) posthog.set_config({ disable_persistence: true });
    },
  };
}

/** What our own counting left in a browser before the owner chose another's. */
export function clearOwnEvents() {
  for (const { name } of [storageKeys.visit, storageKeys.visitEvents]) local.remove(name);
}
