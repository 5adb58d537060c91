import type { Context } from "hono";
import { streamSSE } from "hono/streaming";
import type { AnswerEvent } from "#contracts/answer-events.ts";
import type { Caller } from "#contracts/backend.ts";
import { failureBody } from "#contracts/failure.ts";
import { toFailure } from "#server/http/answer-failure.ts";

type Event = AnswerEvent<object>;

/** Milliseconds without a word after which one is sent for the proxies on the way, which end a silent connection. */
const silence = 5_000;

/**
 * Answers with events, as contracts/answer-events.ts says. What fails before the first piece throws, and so has its usual status and body.
 */
export async function streamAnswer(c: Context, answer: (say: Caller["say"]) => Promise<object>): Promise<Response> {
  const waiting: Event[] = [];
  let wake = () => {};
  const push = (event: Event) => {
    waiting.push(event);
    wake();
  };
  const begun = new Promise<void>((done) => {
    wake = done;
  });
  const whole = answer((piece) => push(piece === "restart" ? { event: "restart", data: {} } : { event: "text", data: piece }));
  // Whichever comes first: a piece, the whole answer, or a refusal.
  await Promise.race([begun, whole]);
  const end = whole.then(
    (data): Event => ({ event: "done", data }),
    (error: unknown): Event => ({ event: "failed", data: failureBody(toFailure(error)) }),
  );
  void end.then(push);

  c.header("x-accel-buffering", "no");
  return streamSSE(c, async (stream) => {
    for (;;) {
      for (let event = waiting.shift(); event; event = waiting.shift()) {
        await stream.writeSSE({ event: event.event, data: JSON.stringify(event.data) });
        if (event.event === "done" || event.event === "failed") return;
      }
      if (stream.aborted) return;
      const timer = setTimeout(() => wake(), silence);
      await new Promise<void>((done) => {
        wake = done;
      });
      clearTimeout(timer);
      if (waiting.length === 0) await stream.write(": still here\n\n");
    }
  });
}
