import { Agent, request } from "node:http";
import { setTimeout as wait } from "node:timers/promises";

export type Asked = { method: "GET" | "POST"; path: string; headers?: Record<string, string>; body?: string };
type Load = {
  origin: string;
  /** Requests a second, on average. */
  rate: number;
  seconds: number;
  next: () => Asked;
};

/** Milliseconds to the next one who comes of their own accord: many who know nothing of one another come in a Poisson stream. */
const gap = (rate: number) => (-Math.log(1 - Math.random()) * 1000) / rate;

function ask(origin: string, asked: Asked, agent: Agent) {
  const { method, path, headers, body } = asked;
  return new Promise<number>((done, fail) => {
    const asking = request(origin + path, { method, headers, agent }, (answer) => {
      answer.on("end", () => done(answer.statusCode ?? 0)).resume();
      answer.on("error", fail);
    });
    // Both sides may let go of a connection that was idle for some seconds: a browser then asks again on a fresh one, and so do we.
    asking.on("error", (error: NodeJS.ErrnoException) =>
      asking.reusedSocket && error.code === "ECONNRESET" ? ask(origin, asked, agent).then(done, fail) : fail(error),
    );
    asking.end(body);
  });
}

const at = (sorted: number[], part: number) => Math.round((sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0) * 10) / 10;

/**
 * Requests that come when they come, whether or not those before them have been answered, each timed in milliseconds from when it
 * was due; those that were refused or cut off are counted. A server that stalls makes every one of them late. (autocannon sends each second's share in one burst, and waits for answers.)
 */
export async function askSteadily({ origin, rate, seconds, next }: Load) {
  const agent = new Agent({ keepAlive: true });
  const took: number[] = [];
  let refused = 0;
  const open: Promise<void>[] = [];
  const began = performance.now();
  let due = began;
  for (; due - began < seconds * 1000; due += gap(rate)) {
    const early = due - performance.now();
    if (early > 0) await wait(early);
    const dueAt = due;
    open.push(
      ask(origin, next(), agent).then(
        (status) => {
          took.push(performance.now() - dueAt);
          if (status >= 400) refused += 1;
        },
        () => {
          refused += 1;
        },
      ),
    );
  }
  await Promise.all(open);
  agent.destroy();
  took.sort((a, b) => a - b);
  return { perSecond: Math.round(took.length / seconds), p50: at(took, 0.5), p99: at(took, 0.99), refused };
}
