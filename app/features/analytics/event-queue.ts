import { local } from "#app/lib/browser/storage.ts";
import { fetchInTime, type Input } from "#app/lib/http/call-function.ts";
import { maxAgeMs, most, type SentEvent } from "#contracts/counted-event.ts";
import { storageKeys } from "#contracts/storage-keys.ts";

const url = "/functions/v1/posthog-sync";
const type = "application/json";

/** Milliseconds. */
const timeoutMs = 30_000;

/** Not `callFunction`: one try, which may outlive the page. Answers the status; rejects where no answer of ours came. */
export async function postEvents(input: Input<"posthog-sync">, signal?: AbortSignal): Promise<number> {
  const init = { method: "POST", keepalive: true, headers: { "content-type": type }, body: JSON.stringify(input) };
  const read = async (answer: Response) => ({ status: answer.status, isOurs: answer.headers.get("content-type")?.startsWith(type) });
  const outcome = await fetchInTime(url, init, read, { milliseconds: timeoutMs, signal });
  // A network's own sign-in page answers 200, too.
  if (outcome.state !== "answered" || (outcome.answer.status < 400 && !outcome.answer.isOurs)) throw new Error("no answer");
  return outcome.answer.status;
}

/** For a page that is going. */
export const sendBeacon = (input: Input<"posthog-sync">) => navigator.sendBeacon(url, new Blob([JSON.stringify(input)], { type }));

/** Has the server send on what it kept. Rejects unless it did. */
export async function syncServer(signal: AbortSignal) {
  const status = await postEvents({ action: "sync_analytics" }, signal);
  if (status >= 400) throw new Error(`the server answered ${status}`);
}

const key = storageKeys.visitEvents.name;
/** An event that may not have arrived yet, and when it happened. */
export type QueuedEvent = Omit<SentEvent, "id" | "ago"> & { id: string; at: number };

/** More than a long day offline makes; the oldest go first. */
const room = 500;
/** Characters in one request: the server takes 32 KB. */
const size = 24_000;

export function readQueue(now = Date.now()): QueuedEvent[] {
  try {
    const kept: unknown = JSON.parse(local.read(key) ?? "[]");
    return Array.isArray(kept) ? kept.filter((one) => one?.at > now - maxAgeMs) : [];
  } catch {
    return [];
  }
}

function write(events: readonly QueuedEvent[]) {
  if (events.length > 0) local.write(key, JSON.stringify(events));
  else local.remove(key);
}

export const enqueueEvent = (event: QueuedEvent) => write([...readQueue(), event].slice(-room));

export function removeEvents(arrived: readonly SentEvent[]) {
  const gone = new Set(arrived.map(({ id }) => id));
  write(readQueue().filter(({ id }) => !gone.has(id)));
}

/** The oldest that fit into one request, each with its age in place of its time. */
export function nextBatch(now = Date.now()): SentEvent[] {
  const batch: SentEvent[] = [];
  let length = 0;
  for (const { at, ...event } of readQueue(now)) {
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
export async function sendQueue(signal: AbortSignal) {
  for (let batch = nextBatch(); batch.length > 0; batch = nextBatch()) {
    const status = await postEvents({ action: "track_event", data: batch }, signal);
    // Withdrawn meanwhile: what is kept is no longer ours to touch.
    signal.throwIfAborted();
    if (status >= 400 && !isHopeless(status)) throw new Error(`the server answered ${status}`);
    removeEvents(batch);
  }
}
