import { askServer } from "#app/features/analytics/ask-server.ts";
import { local } from "#app/lib/browser/storage.ts";
import { maxAgeMs, most, type SentEvent } from "#contracts/counted-event.ts";
import { storageKeys } from "#contracts/storage-keys.ts";

const key = storageKeys.visitEvents.name;
/** An event that may not have arrived yet, and when it happened. */
export type KeptEvent = Omit<SentEvent, "id" | "ago"> & { id: string; at: number };

/** More than a long day offline makes; the oldest go first. */
const room = 500;
/** Characters in one request: the server takes 32 KB. */
const size = 24_000;

export function readKept(now = Date.now()): KeptEvent[] {
  try {
    const kept: unknown = JSON.parse(local.read(key) ?? "[]");
    return Array.isArray(kept) ? kept.filter((one) => one?.at > now - maxAgeMs) : [];
  } catch {
    return [];
  }
}

function write(events: readonly KeptEvent[]) {
  if (events.length > 0) local.write(key, JSON.stringify(events));
  else local.remove(key);
}

export const keepEvent = (event: KeptEvent) => write([...readKept(), event].slice(-room));

export function dropEvents(arrived: readonly SentEvent[]) {
  const gone = new Set(arrived.map(({ id }) => id));
  write(readKept().filter(({ id }) => !gone.has(id)));
}

/** The oldest that fit into one request, each with its age in place of its time. */
export function nextBatch(now = Date.now()): SentEvent[] {
  const batch: SentEvent[] = [];
  let length = 0;
  for (const { at, ...event } of readKept(now)) {
    const sent = { ...event, ago: Math.max(0, now - at) } as SentEvent;
    length += JSON.stringify(sent).length;
    if (batch.length === most || length > size) break;
    batch.push(sent);
  }
  return batch;
}

/** What the server will never take, however often it is asked. */
const isHopeless = (status: number) => status === 400 || status === 413 || status === 415;

/** Sends everything that is kept, a hundred at a time. Rejects at the first that did not arrive, which stays for another time. */
export async function sendKept(signal: AbortSignal) {
  for (let batch = nextBatch(); batch.length > 0; batch = nextBatch()) {
    const status = await askServer({ action: "track_event", data: batch }, signal);
    // Withdrawn meanwhile: what is kept is no longer ours to touch.
    signal.throwIfAborted();
    if (status >= 400 && !isHopeless(status)) throw new Error(`the server answered ${status}`);
    dropEvents(batch);
  }
}
