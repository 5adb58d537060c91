import { Worker } from "node:worker_threads";
import type { Passage } from "#content/assistant/passage.ts";
import { assistantNames } from "#contracts/assistant.ts";
import { Failure } from "#contracts/failure.ts";
import type { Decision } from "#server/modules/assistant/decide.ts";
import type { DecideFor, Question } from "#server/modules/assistant/open-assistant.ts";

export type Returned = { decision: Decision } | { error: unknown };
type Waiting = { question: Question; done: (decision: Decision) => void; fail: (error: unknown) => void };

/** Questions that may wait: of one address, and of all. */
const room = { asker: 5, all: 100 };
/** Seconds after which there is room again, most likely. */
const retryAfter = 5;

/**
 * The same as `openAssistant`, in a thread of its own: neither its reading nor a long question keeps a page waiting. Begun with the first question.
 * Addresses take turns, so that whoever asks much waits for themselves. Throws `too-many` where too much of one address waits already, and
 * `unavailable` where too much of all does.
 */
export function startAssistantWorker(known?: readonly Passage[]) {
  /** By address, in the order of their turns. */
  const queues = new Map<string, Waiting[]>();
  let current: Waiting | undefined;
  let thread: Worker | undefined;
  let closed = false;

  function begin() {
    const begun = new Worker(new URL("worker-thread.ts", import.meta.url), { workerData: known });
    // It ends with the process, and keeps none alive.
    begun.unref();
    begun.on("message", (returned: Returned) => {
      const one = current;
      current = undefined;
      if ("error" in returned) one?.fail(returned.error);
      else one?.done(returned.decision);
      next();
    });
    let cause: unknown;
    begun.on("error", (error) => {
      cause = error;
    });
    // Whoever asks next begins another.
    begun.on("exit", () => {
      if (thread === begun) thread = undefined;
      const left = [...(current ? [current] : []), ...[...queues.values()].flat()];
      current = undefined;
      queues.clear();
      for (const { fail } of left) fail(new Error("the thread that decides has ended", { cause }));
    });
    return begun;
  }

  /** Sends the first question of whoever's turn it is; the rest of theirs waits until all others had one. */
  function next() {
    const [turn] = queues;
    if (current || !turn) return;
    const [asker, [first, ...rest]] = turn;
    queues.delete(asker);
    if (rest.length > 0) queues.set(asker, rest);
    current = first;
    thread ??= begin();
    thread.postMessage(first?.question);
  }

  const decide: DecideFor = (question) =>
    new Promise((done, fail) => {
      const { asker = "" } = question;
      const queue = queues.get(asker) ?? [];
      const all = [...queues.values()].reduce((sum, { length }) => sum + length, 0);
      if (asker && queue.length >= room.asker) throw new Failure("too-many", { retryAfter });
      if (all >= room.all) throw new Failure("unavailable", { retryAfter });
      queues.set(asker, [...queue, { question, done, fail }]);
      next();
    });

  return {
    decide,
    /** Has everything read before somebody asks. Closed meanwhile, it is no longer needed. */
    async warmUp(): Promise<void> {
      try {
        for (const assistant of assistantNames) await decide({ assistant, question: "hello", earlier: [] });
      } catch (error) {
        if (!closed) throw error;
      }
    },
    async close(): Promise<void> {
      closed = true;
      await thread?.terminate();
    },
  };
}
