import { Failure } from "#contracts/failure.ts";
import { widerNetwork } from "#server/platform/limits/throttle.ts";

/** Pages that are rendered for one address: at once, and then milliseconds from each to the next. More than a person or a busy office opens. */
export const pageLimit = { atOnce: 40, every: 250 };
/** Times as many for the /48 around an IPv6 address. */
const wider = 4;
/** Addresses that are remembered before those that may open as many as ever again are forgotten. */
const remembered = 10_000;
const words = "That was a lot of pages at once. Please wait a moment and try again.";

/** Throws `too-many` for one rendered page too many. In memory: it must cost far less than a page, and stand while the database is away. */
export function createPageLimit(now: () => number = Date.now) {
  /** Milliseconds: when each will have had its last page at the slowest pace. */
  const busyUntil = new Map<string, number>();

  function count(key: string, every: number, at: number) {
    const until = Math.max(at, busyUntil.get(key) ?? 0) + every;
    const over = until - at - pageLimit.atOnce * pageLimit.every;
    if (over > 0) throw new Failure("too-many", { retryAfter: Math.ceil(over / 1000), message: words });
    busyUntil.set(key, until);
  }

  return (address: string) => {
    if (address === "unknown") return;
    const at = now();
    if (busyUntil.size > remembered) for (const [key, until] of busyUntil) if (until <= at) busyUntil.delete(key);
    const around = widerNetwork(address);
    count(address, pageLimit.every, at);
    if (around !== address) count(around, pageLimit.every / wider, at);
  };
}
