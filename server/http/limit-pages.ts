import { Failure } from "#contracts/failure.ts";
import { widerNetwork } from "#server/access/rate-limit.ts";

/** Pages that are rendered for one address in a minute: more than a person or a busy office opens, and a twentieth of a processor's time. */
export const pagesPerMinute = 240;
/** Times that, for the /48 around an IPv6 address. */
const wider = 4;
const words = "That was a lot of pages at once. Please wait a minute and try again.";

/**
 * Counts a page that is about to be rendered; throws `too-many` for one too many. In this process's own memory: it must cost far less
 * than what it saves, and stand while the database is away. Pages from memory are not counted, nor is a request without a network address (a test's).
 */
export function createPageLimit(now: () => number = Date.now) {
  let endsAt = 0;
  let counts = new Map<string, number>();

  return (address: string) => {
    if (address === "unknown") return;
    const at = now();
    if (at >= endsAt) {
      endsAt = at + 60_000;
      counts = new Map();
    }
    const around = widerNetwork(address);
    for (const [key, most] of [[address, pagesPerMinute] as const, ...(around === address ? [] : [[around, wider * pagesPerMinute] as const])]) {
      const count = (counts.get(key) ?? 0) + 1;
      if (count > most) throw new Failure("too-many", { retryAfter: Math.ceil((endsAt - at) / 1000), message: words });
      counts.set(key, count);
    }
  };
}
