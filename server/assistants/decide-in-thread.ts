import { Worker } from "node:worker_threads";
import { assistantNames } from "#contracts/assistant.ts";
import type { Decision } from "#server/assistants/create-decide.ts";
import type { DecideFor, Knowledge, Question } from "#server/assistants/create-decide-for.ts";

export type Posted = Question & { number: number };
export type Returned = { number: number; decision: Decision } | { number: number; error: unknown };
type Waiting = { done: (decision: Decision) => void; fail: (error: unknown) => void };

/** The same as `createDecideFor`, in a thread of its own: neither its reading nor a long question keeps a page waiting. Begun with the first question. */
export function decideInThread(knowledge: Knowledge) {
  const waiting = new Map<number, Waiting>();
  let thread: Worker | undefined;
  let asked = 0;
  let closed = false;

  function begin() {
    const begun = new Worker(new URL("decide-thread.ts", import.meta.url), { workerData: knowledge });
    // It ends with the process, and keeps none alive.
    begun.unref();
    begun.on("message", (returned: Returned) => {
      const one = waiting.get(returned.number);
      waiting.delete(returned.number);
      if ("error" in returned) one?.fail(returned.error);
      else one?.done(returned.decision);
    });
    let cause: unknown;
    begun.on("error", (error) => {
      cause = error;
    });
    // Whoever asks next begins another.
    begun.on("exit", () => {
      if (thread === begun) thread = undefined;
      for (const { fail } of waiting.values()) fail(new Error("the thread that decides has ended", { cause }));
      waiting.clear();
    });
    return begun;
  }

  const decide: DecideFor = (question) =>
    new Promise((done, fail) => {
      thread ??= begin();
      const number = ++asked;
      waiting.set(number, { done, fail });
      thread.postMessage({ ...question, number } satisfies Posted);
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
