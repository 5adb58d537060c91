import { enqueueEvent, nextBatch, sendBeacon, sendQueue, syncServer } from "#app/features/analytics/event-queue.ts";
import { logQuietly, type Tracker } from "#app/features/analytics/schedule-sync.ts";
import { continueVisit, ownBrowserClass, referrerOf } from "#app/features/analytics/visit.ts";
import { createIdempotencyKey } from "#app/lib/http/call-function.ts";

/** Milliseconds that events wait for company. */
const pause = 5_000;

/** Our own events: written down in the browser first, so that neither a lost connection nor a closed page costs one. */
export function createOwnTracker(): Tracker {
  const stopped = new AbortController();
  const { signal } = stopped;
  let referrer = referrerOf(document);
  let waiting: ReturnType<typeof setTimeout> | undefined;
  let sending: Promise<void> | null = null;

  const send = () => {
    sending ??= sendQueue(signal).finally(() => {
      sending = null;
    });
    return sending;
  };
  const sendSoon = () => {
    waiting ??= setTimeout(() => {
      waiting = undefined;
      if (navigator.onLine) send().catch(logQuietly);
    }, pause);
  };
  addEventListener("online", () => send().catch(logQuietly), { signal });
  // What the last page could not send.
  if (nextBatch().length > 0) sendSoon();

  return {
    count(event, path) {
      if (signal.aborted) return;
      const { visitor, session } = continueVisit();
      const properties = { path, session, ...ownBrowserClass(), ...(event === "page_view" && referrer && { referrer }) };
      if (event === "page_view") referrer = undefined;
      enqueueEvent({ id: createIdempotencyKey(), event, distinct_id: visitor, at: Date.now(), properties });
      sendSoon();
    },
    async sync() {
      await send();
      await syncServer(signal);
    },
    leave(sync) {
      const data = nextBatch();
      // They stay here until an answer says that they arrived; sent again, they are counted once.
      if (!signal.aborted && data.length > 0) sendBeacon({ action: "track_event", data });
      if (!signal.aborted && sync) sendBeacon({ action: "sync_analytics" });
    },
    stop() {
      clearTimeout(waiting);
      stopped.abort();
    },
  };
}
