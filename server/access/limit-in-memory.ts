import { Failure } from "#contracts/failure.ts";
import { type LimitUse, withWiderNetwork } from "#server/access/rate-limit.ts";

/** Keys at most: the oldest are forgotten first, so that a crowd cannot fill the memory. */
const room = 100_000;

/**
 * The same as `createTakeFromLimit` for one key, counted by this process alone: for what comes often and matters little, where a write to the
 * database each time would cost more than what is limited. Replicas then allow as many times more as there are of them.
 */
export function limitInMemory({ now }: { now: () => Date }): (...use: LimitUse) => Promise<void> {
  const windows = new Map<string, { used: number; endsAt: number }>();

  function take([key, { times, minutes }]: LimitUse) {
    const at = now().getTime();
    const found = windows.get(key);
    const window = found && found.endsAt > at ? found : { used: 0, endsAt: at + minutes * 60_000 };
    if (window !== found) {
      windows.delete(key);
      windows.set(key, window);
      const [oldest] = windows.keys();
      if (windows.size > room && oldest) windows.delete(oldest);
    }
    window.used++;
    if (window.used > times) throw new Failure("too-many", { retryAfter: Math.max(1, Math.ceil((window.endsAt - at) / 1_000)) });
  }

  return async (...use) => withWiderNetwork(use).forEach(take);
}
