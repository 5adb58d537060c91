import type { InferInput, InferOutput } from "valibot";
import { type FailureWords, offline, wordsInBody } from "#app/failure-words.ts";
import { newIntent } from "#app/new-intent.ts";
import type { FunctionName, functions } from "#contracts/functions.ts";

export type Input<N extends FunctionName> = InferInput<(typeof functions)[N]["input"]>;
export type Output<N extends FunctionName> = InferOutput<(typeof functions)[N]["output"]>;
export type Answer<T> = { ok: true; data: T } | { ok: false; failure: FailureWords };

type Options = {
  /** The idempotency key of a write; give the same one when the same thing is sent again. */
  intent?: string;
  signal?: AbortSignal;
  /** For tests. */
  wait?: (milliseconds: number) => Promise<void>;
};

/** Reads are tried again this often. */
export const retries = 3;
/** 1 s, 2 s, 4 s … at most 30 s. */
export const backoff = (attempt: number) => Math.min(1_000 * 2 ** attempt, 30_000);

const isRead = (name: FunctionName) => name.startsWith("get-");
/** Whether the server, or what stands before it, was only away. */
export const mayPass = (status: number) => status === 502 || status === 503 || status === 504;
export const rest = (milliseconds: number) => new Promise<void>((done) => setTimeout(done, milliseconds));

async function readAnswer<T>(answer: Response): Promise<Answer<T>> {
  if (answer.ok) return { ok: true, data: (await answer.json()) as T };
  const retryAfter = Number(answer.headers.get("retry-after"));
  const failure = wordsInBody(await answer.text(), answer.status);
  return { ok: false, failure: { ...failure, ...(retryAfter > 0 && { retryAfter }) } };
}

/**
 * Calls a function of the server; whatever is to be expected comes back as an answer, in words.
 * A read is tried again when the network or the server is away. A write is tried again only when the network failed,
 * always under the same idempotency key, so that it happens once. An abort rejects, as fetch does.
 */
export async function callFunction<N extends FunctionName>(
  name: N,
  input: Input<N>,
  { intent = newIntent(), signal, wait = rest }: Options = {},
): Promise<Answer<Output<N>>> {
  const read = isRead(name);
  const send = () =>
    fetch(`/functions/v1/${name}`, {
      method: "POST",
      headers: { "content-type": "application/json", ...(!read && { "idempotency-key": intent }) },
      body: JSON.stringify(input),
      ...(signal && { signal }),
    });

  for (let attempt = 0; ; attempt++) {
    const last = attempt === retries;
    try {
      const answer = await send();
      if (last || !read || !mayPass(answer.status)) return await readAnswer<Output<N>>(answer);
    } catch (error) {
      // fetch, and a body cut off half-way, throw TypeError when the network fails; an abort and a bug are something else.
      if (!(error instanceof TypeError)) throw error;
      if (last || !navigator.onLine) return { ok: false, failure: offline };
    }
    await wait(backoff(attempt));
  }
}
