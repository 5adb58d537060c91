import type { Log } from "#server/log.ts";

/**
 * Runs `stop` once when the process is told to end, and exits. A second SIGINT is no order to drop work: Ctrl-C
 * reaches npm and us both, so it arrives twice.
 */
export function stopOnSignal(stop: () => Promise<void>, log: Log) {
  let stopping = false;
  const onSignal = () => {
    if (stopping) return;
    stopping = true;
    const tooLate = setTimeout(() => {
      log.error({}, "stopping took too long; leaving");
      process.exit(1);
    }, 9_500);
    stop().then(
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
}
