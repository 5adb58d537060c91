import type { Analytics } from "#server/providers/analytics/port.ts";

/** Answers when everything was last where it is counted. Throws `ProviderUnavailable`. */
export type SyncAnalytics = () => Promise<Date>;

/** Milliseconds within which nobody needs to ask again; each browser counts them for itself too. */
const rest = 5 * 60_000;

/** However many browsers ask at once, one of them does it, and for five minutes no other has to. */
export function createSyncAnalytics({ analytics, now }: { analytics: Analytics; now: () => Date }): SyncAnalytics {
  let done: Date | null = null;
  let running: Promise<Date> | null = null;

  async function sync() {
    try {
      const at = now();
      await analytics.sync();
      done = at;
      return at;
    } finally {
      running = null;
    }
  }

  return async () => {
    if (done && now().getTime() - done.getTime() < rest) return done;
    running ??= sync();
    return running;
  };
}
