import { local } from "#app/lib/browser/storage.ts";
import type { EventName } from "#contracts/counted-event.ts";
import { storageKeys } from "#contracts/storage-keys.ts";

/** Counts what this browser does, while its visitor allows it. */
export type Tracker = {
  count(event: EventName, path: string): void;
  /** Sends what is kept, and has the server do the same. Rejects where that failed; nothing is lost by it. */
  sync(): Promise<void>;
  /** Sends what is kept while the page is going, and (`sync`) has the server do the same: no answer can be waited for. */
  leave(sync: boolean): void;
  /** Nothing is counted, sent or kept after it. */
  stop(): void;
};

/** Counting is no visitor's business: what fails is said to whoever looks for it, and to nobody else. */
export function logQuietly(error: unknown) {
  // biome-ignore lint/suspicious/noConsole: the debug log is where such a failure belongs
  console.debug("visits:", error);
}

/** Milliseconds. */
export const times = { first: 3_000, every: 30 * 60_000, visible: 1_000, rest: 5 * 60_000 } as const;

type Needs = {
  tracker: Pick<Tracker, "sync" | "leave">;
  /** When this browser last synced, in any tab; milliseconds, 0 for never. */
  readLast: () => number;
  writeLast: (at: number) => void;
  page: Pick<Document, "visibilityState" | "addEventListener">;
  window: Pick<Window, "addEventListener">;
  signal: AbortSignal;
};

/** Syncs in the background: after 3 s, every 30 min, a second after the page is seen again, and when it goes; never within five minutes of the last. */
export function scheduleSync({ tracker, readLast, writeLast, page, window, signal }: Needs) {
  const rested = () => Math.abs(Date.now() - readLast()) >= times.rest;
  async function sync() {
    if (!rested()) return;
    await tracker.sync();
    if (!signal.aborted) writeLast(Date.now());
  }
  function leave() {
    const isDue = rested();
    tracker.leave(isDue);
    if (isDue) writeLast(Date.now());
  }
  const syncQuietly = () => void sync().catch(logQuietly);

  const first = setTimeout(syncQuietly, times.first);
  const again = setInterval(syncQuietly, times.every);
  let seen: ReturnType<typeof setTimeout> | undefined;
  page.addEventListener(
    "visibilitychange",
    () => {
      clearTimeout(seen);
      // A phone may end a hidden page without another word.
      if (page.visibilityState === "hidden") leave();
      else seen = setTimeout(syncQuietly, times.visible);
    },
    { signal },
  );
  window.addEventListener("pagehide", leave, { signal });
  signal.addEventListener("abort", () => {
    clearTimeout(first);
    clearInterval(again);
    clearTimeout(seen);
  });
}

const key = storageKeys.visitSynced.name;

/** When this browser last synced; 0 for never. */
export const readSyncedAt = () => Number(local.read(key)) || 0;
export const writeSyncedAt = (at: number) => local.write(key, String(at));
