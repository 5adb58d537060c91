import { type Counter, logQuietly } from "#app/features/analytics/counter.ts";
import { local } from "#app/lib/browser/storage.ts";
import { storageKeys } from "#contracts/storage-keys.ts";

/** Milliseconds. */
export const times = { first: 3_000, every: 30 * 60_000, visible: 1_000, rest: 5 * 60_000 } as const;

type Needs = {
  counter: Pick<Counter, "sync" | "leave">;
  /** When this browser last synced, in any tab; milliseconds, 0 for never. */
  readLast: () => number;
  writeLast: (at: number) => void;
  page: Pick<Document, "visibilityState" | "addEventListener">;
  window: Pick<Window, "addEventListener">;
  signal: AbortSignal;
};

/** Syncs in the background: after 3 s, every 30 min, a second after the page is seen again, and when it goes; never within five minutes of the last. */
export function keepSynced({ counter, readLast, writeLast, page, window, signal }: Needs) {
  const rested = () => Math.abs(Date.now() - readLast()) >= times.rest;
  async function sync() {
    if (!rested()) return;
    await counter.sync();
    if (!signal.aborted) writeLast(Date.now());
  }
  function leave() {
    const isDue = rested();
    counter.leave(isDue);
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
