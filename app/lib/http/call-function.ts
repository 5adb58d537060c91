import type { InferInput, InferOutput } from "valibot";
import { messageOf, parseFailure, type ShownFailure, unread, unsure } from "#app/lib/http/failure.ts";
import type { FunctionName, functions } from "#contracts/functions.ts";

export type Input<N extends FunctionName> = InferInput<(typeof functions)[N]["input"]>;
export type Output<N extends FunctionName> = InferOutput<(typeof functions)[N]["output"]>;
export type Answer<T> = { ok: true; data: T } | { ok: false; failure: ShownFailure };

type Options = {
  /** The idempotency key of a write; give the same one when the same thing is sent again. */
  intent?: string;
  signal?: AbortSignal;
  /** For tests. */
  wait?: (milliseconds: number) => Promise<void>;
  /** Milliseconds that one try may take; for tests. */
  limit?: number;
};

/** Reads are tried again this often. */
export const retries = 3;
/** And writes: three in all are as many as the strictest limit of one address takes. */
const writeRetries = 2;
/** 1 s, 2 s, 4 s … at most 30 s. */
export const backoff = (attempt: number) => Math.min(1_000 * 2 ** attempt, 30_000);
/** Milliseconds that a read may take before it is tried again. */
export const readLimit = 10_000;
/** A write waits longer than the server does for its slowest vendor. */
const writeLimit = 30_000;

const isRead = (name: FunctionName) => name.startsWith("get-");
/** Whether the server, or what stands before it, was only away. */
export const isRetryable = (status: number) => status === 502 || status === 503 || status === 504;
export const sleep = (milliseconds: number) => new Promise<void>((done) => setTimeout(done, milliseconds));

/** An answer of ours; null for a page in its place, such as a network's own sign-in page, or a proxy's "bad gateway". */
async function readAnswer<T>(answer: Response): Promise<{ words: Answer<T> | null; away: boolean }> {
  const text = await answer.text();
  if (answer.ok) return { words: readData<T>(text), away: false };
  const failure = parseFailure(text, answer.status);
  const retryAfter = Number(answer.headers.get("retry-after"));
  const words = failure && {
    ok: false as const,
    failure: { ...failure, message: messageOf({ ...failure, retryAfter }), ...(retryAfter > 0 && { retryAfter }) },
  };
  return { words, away: isRetryable(answer.status) };
}

function readData<T>(text: string): Answer<T> | null {
  try {
    return { ok: true, data: JSON.parse(text) as T };
  } catch {
    return null;
  }
}

/**
 * Calls a function of the server; whatever is to be expected comes back as an answer, in words.
 * A read is tried again while no answer of ours comes, or the server is away. A write is tried again only when the connection broke,
 * always under the same idempotency key, so that it happens once. An abort rejects, as fetch does.
 */
export async function callFunction<N extends FunctionName>(
  name: N,
  input: Input<N>,
  { intent = createIdempotencyKey(), signal, wait = sleep, limit }: Options = {},
): Promise<Answer<Output<N>>> {
  const read = isRead(name);
  const init = {
    method: "POST",
    headers: { "content-type": "application/json", ...(!read && { "idempotency-key": intent }) },
    body: JSON.stringify(input),
  };
  const limits = { milliseconds: limit ?? (read ? readLimit : writeLimit), signal };

  for (let attempt = 0; ; attempt++) {
    const outcome = await fetchInTime(`/functions/v1/${name}`, init, readAnswer<Output<N>>, limits);
    const last = attempt === (read ? retries : writeRetries);
    const { words, away } = outcome.state === "answered" ? outcome.answer : { words: null, away: true };
    if (words && (last || !read || !away)) return words;
    // A person who presses again is quicker than we are, where the browser knows that it is offline.
    const again = read || (outcome.state === "broken" && navigator.onLine);
    if (last || !again) return { ok: false, failure: read ? unread() : unsure("once") };
    await wait(backoff(attempt));
  }
}

type Limits = { milliseconds: number; signal?: AbortSignal | undefined };
export type Outcome<T> = { state: "answered"; answer: T } | { state: "broken" } | { state: "late" };

/**
 * One request, and what `read` makes of its answer, within a time. `broken`: the connection failed, or the answer was cut off;
 * `late`: neither came nor failed in time. Rejects when `signal` aborts, and for a bug.
 */
export async function fetchInTime<T>(url: string, init: RequestInit, read: (answer: Response) => Promise<T>, limits: Limits): Promise<Outcome<T>> {
  const { milliseconds, signal } = limits;
  // By hand: `AbortSignal.any` is younger than the browsers we serve (Safari 17.4).
  const either = new AbortController();
  const stop = () => either.abort(signal?.reason);
  if (signal?.aborted) stop();
  signal?.addEventListener("abort", stop, { once: true });
  let late = false;
  const timer = setTimeout(() => {
    late = true;
    either.abort();
  }, milliseconds);
  try {
    return { state: "answered", answer: await read(await fetch(url, { ...init, signal: either.signal })) };
  } catch (error) {
    if (signal?.aborted) throw error;
    if (late) return { state: "late" };
    // fetch, and a body cut off half-way, throw TypeError when the network fails.
    if (error instanceof TypeError) return { state: "broken" };
    throw error;
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener("abort", stop);
  }
}

/** A fresh idempotency key: one for each thing a person means to do, shared by its repeats. Works on plain http too, where `crypto.randomUUID` is missing. */
export const createIdempotencyKey = () => [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
