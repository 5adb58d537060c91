import type { FailureBody } from "#contracts/failure.ts";

/**
 * An answer as server-sent events. What is refused before the first of them has its usual status and JSON body.
 *
 * text: a piece, to be put behind what is there; whole sentences, each checked · restart: forget the pieces so far, others follow ·
 * done: the function's whole output, and what counts, whatever the pieces were · failed: no answer came; a body of our failures.
 * The last event is done or failed. A line that begins with a colon only keeps the connection open.
 */
export type AnswerEvent<Output> =
  | { event: "text"; data: { text: string } }
  | { event: "restart"; data: Record<string, never> }
  | { event: "done"; data: Output }
  | { event: "failed"; data: FailureBody };
