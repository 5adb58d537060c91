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

/** Counting is no visitor's business: what fails is said to whoever looks for it, and to nobody else. */
export function logQuietly(error: unknown) {
  // biome-ignore lint/suspicious/noConsole: the debug log is where such a failure belongs
  console.debug("visits:", error);
}
