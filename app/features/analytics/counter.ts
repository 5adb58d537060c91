import type { EventName } from "#contracts/counted-event.ts";

/** Counts what this browser does, while its visitor allows it. */
export type Counter = {
  count(event: EventName, path: string): void;
  /** Sends what is kept, and has the server do the same. Rejects where that failed; nothing is lost by it. */
  sync(): Promise<void>;
  /** Sends what is kept while the page is going, and (`sync`) has the server do the same: no answer can be waited for. */
  leave(sync: boolean): void;
  /** Nothing is counted, sent or kept after it. */
  stop(): void;
};
