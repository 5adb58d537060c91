import { askServer } from "#app/features/analytics/ask-server.ts";
import { dropEvents, nextBatch } from "#app/features/analytics/kept-events.ts";

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
