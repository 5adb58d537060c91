import type { Log } from "#server/platform/log.ts";

/** Milliseconds that stopping may take. */
const timeoutMs = 9_500;
type Stopping = { stop(signal: NodeJS.Signals): Promise<void>; log: Log /** Milliseconds on top, for others to stop asking. */; grace?: number };

/**
 * Runs `stop` once when the process is told to end, and exits. A second SIGINT is no order to drop work: Ctrl-C
 * reaches npm and us both, so it arrives twice.
 */
export function stopOnSignal({ stop, log, grace = 0 }: Stopping) {
  let stopping = false;
  const onSignal = (signal: NodeJS.Signals) => {
    if (stopping) return;
    stopping = true;
    const tooLate = setTimeout(() => {
      log.error({}, "stopping took too long; leaving");
      process.exit(1);
    }, grace + timeoutMs);
    stop(signal).then(
      () => {
        clearTimeout(tooLate);
        process.exit(0);
      },
      (error: Error) => {
        log.error({ error: error.message }, "stopping failed");
        process.exit(1);
      },
    );
  };
  process.on("SIGTERM", onSignal);
  process.on("SIGINT", onSignal);
  // A terminal that is closed: the embedded PostgreSQL would stay behind.
  process.on("SIGHUP", onSignal);
}
