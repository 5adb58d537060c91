import { type BrowserStorage, local } from "#app/lib/browser/storage.ts";
import { browserLimit } from "#contracts/mailchimp-subscribe.ts";
import { storageKeys } from "#contracts/storage-keys.ts";

const key = storageKeys.warmthListSends.name;
const span = browserLimit.minutes * 60_000;

/** The times (milliseconds) of sends within the span. What cannot be read counts as none. */
export function recentSends(stored: string | null, now: number): number[] {
  try {
    const times: unknown = JSON.parse(stored ?? "[]");
    return Array.isArray(times) ? times.filter((time) => typeof time === "number" && time > now - span && time <= now) : [];
  } catch {
    return [];
  }
}

/** Counts a send; false when there have been too many. */
export function takeSend(now: number, kept: Pick<BrowserStorage, "read" | "write"> = local): boolean {
  const sends = recentSends(kept.read(key), now);
  if (sends.length >= browserLimit.times) return false;
  kept.write(key, JSON.stringify([...sends, now]));
  return true;
}

/** Takes back the last send: the next one will be the same again. */
export function returnSend(now: number, kept: Pick<BrowserStorage, "read" | "write"> = local) {
  kept.write(key, JSON.stringify(recentSends(kept.read(key), now).slice(0, -1)));
}
