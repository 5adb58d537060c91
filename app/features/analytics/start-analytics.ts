import { createOwnTracker } from "#app/features/analytics/own-tracker.ts";
import type { Tracker } from "#app/features/analytics/schedule-sync.ts";
import { readSyncedAt, scheduleSync, writeSyncedAt } from "#app/features/analytics/schedule-sync.ts";
import { listenForConsent } from "#app/features/consent/change-consent.ts";
import { readConsent } from "#app/features/consent/stored-consent.ts";
import type { EventName } from "#contracts/counted-event.ts";
import { countedPath } from "#contracts/counted-path.ts";

export type RunningAnalytics = { viewed(pathname: string): void; stop(): void };

async function openTracker(analytics: string): Promise<Tracker> {
  const [name, key = "", url = ""] = analytics.split(" ");
  if (name !== "posthog") return createOwnTracker();
  return (await import("#app/features/analytics/posthog-tracker.ts")).createPostHogTracker(key, url);
}

/** Counts from now on, with whatever pages say the analytics are. The one door of this feature: nothing of it is loaded before consent. */
export async function startAnalytics(analytics: string): Promise<RunningAnalytics> {
  const tracker = await openTracker(analytics);
  const stopped = new AbortController();
  const { signal } = stopped;
  let before: string | null = null;

  const stop = () => {
    stopped.abort();
    tracker.stop();
  };
  // Heard before what was kept is cleared away.
  const stopListening = listenForConsent(() => {
    if (!readConsent()?.analytics) stop();
  });
  signal.addEventListener("abort", stopListening);

  scheduleSync({ tracker, readLast: readSyncedAt, writeLast: writeSyncedAt, page: document, window, signal });
  watchPresses((event) => {
    const path = countedPath(location.pathname);
    if (path) tracker.count(event, path);
  }, signal);

  return {
    viewed(pathname) {
      const path = countedPath(pathname);
      if (signal.aborted || !path) return;
      tracker.count("page_view", path);
      // The page that is only reached once the list has the name.
      if (path === "/warmth-list/success" && before?.startsWith("/warmth-list")) tracker.count("sign_up_sent", before);
      before = path;
    },
    stop() {
      tracker.leave(false);
      stop();
    },
  };
}

const pathOf = (address: string | null | undefined) => (address ? new URL(address, location.href).pathname : "");

/** Tells of the presses that are counted, from one place: no button needs to know of it. */
export function watchPresses(tell: (event: EventName) => void, signal: AbortSignal) {
  document.addEventListener(
    "click",
    ({ target }) => {
      const link = target instanceof Element ? target.closest("a[href]") : null;
      if (link && pathOf(link.getAttribute("href")) === "/checkout" && location.pathname !== "/checkout") tell("pre_order_pressed");
    },
    { capture: true, signal },
  );
  document.addEventListener(
    "submit",
    ({ target }) => {
      if (target instanceof HTMLFormElement && pathOf(target.getAttribute("action")) === "/checkout") tell("checkout_pressed");
    },
    { capture: true, signal },
  );
}
