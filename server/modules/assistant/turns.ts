import { setImmediate } from "node:timers/promises";
import { Failure } from "#contracts/failure.ts";
import type { DecideFor } from "#server/modules/assistant/open-assistant.ts";

/** Questions of one network that may wait. */
const room = 5;
/** Seconds after which there is room again, most likely. */
const retryAfter = 5;

/**
 * Decides one question of a network after the other, with everybody else's requests in between: whoever asks much waits for themselves. Throws `too-many`
 * where too much of a network waits already.
 */
export function takeTurns(decide: DecideFor): DecideFor {
  const queues = new Map<string, { waiting: number; last: Promise<unknown> }>();
  return async (question) => {
    const { asker = "" } = question;
    const queue = queues.get(asker) ?? { waiting: 0, last: Promise.resolve() };
    if (asker && queue.waiting >= room) throw new Failure("too-many", { retryAfter });
    queues.set(asker, queue);
    queue.waiting++;
    const before = queue.last;
    const decided = before.then(() => setImmediate()).then(() => decide(question));
    queue.last = decided.catch(() => {});
    try {
      return await decided;
    } finally {
      queue.waiting--;
      if (queue.waiting === 0) queues.delete(asker);
    }
  };
}
